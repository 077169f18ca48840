import { InstallBanner } from '../install/install-banner';
import { Panels } from './panels/panels';
import { PrintSheets } from './print/print-sheets';
import { ReceivedLinkHandler } from './sharing/received-link-handler';
import { ShareButtons } from './sharing/share-buttons';
import { TotalBar } from './total/total-bar';

/** Shows panels, share buttons, install offer and total bar, and in print only the sheets. Reads calculator links in the hash. */
export function PartsBelowForm() {
  return (
    <>
      <Panels />
      <ShareButtons />
      <InstallBanner />
      <PrintSheets />
      <ReceivedLinkHandler />
      <TotalBar />
    </>
  );
}
