import { randomUUID } from 'node:crypto';
import { checkLiveSite } from './live-site';
import { readArguments } from './read-arguments';
import { reportText } from './report';
import { createSender } from './send-request';

// `npm run check:live -- https://www.your-site.example` checks the deployed site over the network, as a visitor's browser
// sees it, and stores no lead. It needs no build: it reads the settings from the site itself. `--lead-host` and `--lead-key`
// state the owner's. Exit code 1: something is wrong; 2: wrong arguments.
const usage =
  'Usage: npm run check:live -- https://www.your-site.example [--lead-host https://REFERENCE.supabase.co] [--lead-key KEY]';

const options = readArguments(process.argv.slice(2));
if ('error' in options) {
  console.error(`${options.error}\n${usage}`);
  process.exitCode = 2;
} else {
  const outcome = await checkLiveSite({ ...options, leadId: randomUUID() }, createSender());
  if ('unreachable' in outcome) {
    console.error(`${options.origin} cannot be reached: ${outcome.unreachable}. Nothing was checked.`);
    process.exitCode = 1;
  } else {
    console.log(reportText(options.origin, outcome.checks));
    process.exitCode = outcome.checks.some(({ faults }) => faults.length > 0) ? 1 : 0;
  }
}
