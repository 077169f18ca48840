import { randomUUID } from 'node:crypto';
import { createAsk } from './answer';
import { checkLiveSite } from './live-site';
import { readArguments } from './read-arguments';
import { reportText } from './report';

// `npm run check:live -- https://www.your-site.example`: is the deployed site right? Asks it over the network, as a visitor
// would, and stores no lead. It needs no build and no settings: what the site was built with is read from the site itself.
// `--lead-host` and `--lead-key` say what the owner expects there. Exit code 1: something is wrong; 2: wrong arguments.
const usage =
  'Usage: npm run check:live -- https://www.your-site.example [--lead-host https://REFERENCE.supabase.co] [--lead-key KEY]';

const asked = readArguments(process.argv.slice(2));
if ('error' in asked) {
  console.error(`${asked.error}\n${usage}`);
  process.exitCode = 2;
} else {
  const outcome = await checkLiveSite({ ...asked, leadNumber: randomUUID() }, createAsk());
  if ('unreachable' in outcome) {
    console.error(`${asked.origin} cannot be reached: ${outcome.unreachable}. Nothing was checked.`);
    process.exitCode = 1;
  } else {
    console.log(reportText(asked.origin, outcome.checks));
    process.exitCode = outcome.checks.some(({ faults }) => faults.length > 0) ? 1 : 0;
  }
}
