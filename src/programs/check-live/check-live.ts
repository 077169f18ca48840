import { messageOf } from '../../helpers/message-of';
import { checkLiveSite } from './live-site';
import { readArguments } from './read-arguments';
import { reportText } from './report';
import { createSender } from './send-request';

// `npm run check:live -- https://www.your-site.example` checks the deployed site over the network, as a visitor's browser sees
// it. It stores no lead. It needs no build, because it reads the settings from the site itself. `--lead-host` and `--lead-key`
// state the settings that the owner wants. The exit code is 1 if something is wrong, and 2 for wrong arguments.
const USAGE =
  'Usage: npm run check:live -- https://www.your-site.example [--lead-host https://REFERENCE.supabase.co] [--lead-key KEY]';

const { origin, lead } = parseOrExit();
try {
  const checks = await checkLiveSite(origin, lead, createSender());
  console.log(reportText(origin, checks));
  process.exitCode = checks.some(({ faults }) => faults.length > 0) ? 1 : 0;
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}

function parseOrExit(): ReturnType<typeof readArguments> {
  try {
    return readArguments(process.argv.slice(2));
  } catch (error) {
    console.error(`${messageOf(error)}\n${USAGE}`);
    process.exit(2);
  }
}
