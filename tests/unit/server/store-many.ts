import { leadFromQuote } from '../../../src/leads/rules/lead';
import { openLeadFile } from '../../../src/server/lead-file';
import { leadDigest } from '../../../src/server/leads/lead-digest';

// Runs as a separate process in a test: stores forty leads in a file at the same time and prints the result of each.
const store = await openLeadFile(process.argv[2] ?? '');
const lead = leadFromQuote({ resort_name: 'Hill View', email: 'a@b.in', phone: '' });
const digest = await leadDigest(lead);
const results = await Promise.all(
  Array.from({ length: 40 }, (_, n) =>
    store.storeOnce({ id: `lead-${n}`, lead, digest, receivedAt: new Date(), officeMessageState: 'off' }, 0),
  ),
);
console.log(results.map(({ kind }) => kind).join('\n'));
