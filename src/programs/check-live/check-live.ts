import { parseArgs } from 'node:util';
import { messageOf } from '../../helpers/thrown-error';
import { ORIGIN_RULE, parseOrigin } from '../../settings/read-settings';
import { checkSite } from './check-site';
import { reportText } from './report';

// `npm run check:live -- https://www.your-site.example` checks the deployed site over the network, as a visitor's browser sees
// it. It stores no lead. It needs no build, because it reads the settings from the site itself. With `--lead-host` it also
// compares the host of the leads. The exit code is 1 if something is wrong, and 2 for a wrong argument.
const USAGE = `Usage: npm run check:live -- https://www.your-site.example [--lead-host https://REFERENCE.supabase.co]
Site and lead host: each ${ORIGIN_RULE}.`;
const { origin, leadHost } = readArguments();
try {
  const rows = await checkSite(origin, leadHost);
  console.log(reportText(origin, rows));
  process.exitCode = rows.some(({ findings }) => findings.length > 0) ? 1 : 0;
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}

/** Ends the program with USAGE if an argument is wrong. */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'lead-host': { type: 'string' } },
    });
    const [origin, ...others] = positionals.map(parseOrigin);
    const givenHost = values['lead-host'];
    const leadHost = givenHost === undefined ? undefined : parseOrigin(givenHost);
    if (origin !== undefined && others.length === 0) return { origin, leadHost };
  } catch {
    // An unknown option, or a text that is no origin.
  }
  console.error(USAGE);
  process.exit(2);
}
