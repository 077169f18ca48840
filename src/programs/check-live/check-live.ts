import { messageOf } from '../../helpers/message-of';
import { originType } from '../../settings/read-settings';
import { checkSite } from './check-site';
import { reportText } from './report';
import { sendRequest } from './send-request';

// `npm run check:live -- https://www.your-site.example` checks the deployed site over the network, as a visitor's browser sees
// it. It stores no lead. It needs no build, because it reads the settings from the site itself. The exit code is 1 if something
// is wrong, and 2 for a wrong argument.
const [site = '', ...rest] = process.argv.slice(2);
const origin = rest.length === 0 ? originType.parse(site) : null;
if (origin === null) {
  console.error(`Usage: npm run check:live -- https://www.your-site.example\nThe site ${originType.rule}.`);
  process.exit(2);
}
try {
  const rows = await checkSite(origin, sendRequest);
  console.log(reportText(origin, rows));
  process.exitCode = rows.some(({ findings }) => findings.length > 0) ? 1 : 0;
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
