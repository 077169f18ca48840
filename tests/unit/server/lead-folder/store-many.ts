import { leadFromQuote } from '../../../../src/leads/rules/lead-forms';
import { openLeadFolder } from '../../../../src/server/lead-folder/lead-folder';
import { leadDigest } from '../../../../src/server/lead-store/lead-digest';

// Runs as a separate process in a test: stores forty leads in a folder at the same time and prints the result of each.
const store = await openLeadFolder(process.argv[2] ?? '');
const payload = leadFromQuote({ resort_name: 'Hill View', email: 'a@b.in', phone: '' });
const digest = await leadDigest(payload);
const results = await Promise.all(
  Array.from({ length: 40 }, (_, n) =>
    store.storeOnce({ id: `lead-${n}`, payload, digest, receivedAt: new Date(), isMessageDue: false }, 0),
  ),
);
console.log(results.map(({ kind }) => kind).join('\n'));
