import { InstallBand } from './install-band';
import { Panels } from './panels/panels';
import { PrintOnDemand } from './print/print-sheet';
import { TotalBar } from './projection/total-bar';
import { ReceivedLink } from './sharing/received-link';
import { ShareBoard } from './sharing/share-board';

/** Shows panels, share board, install offer, total bar; prints sheets, reads calculator links. */
export function BelowForm() {
  return (
    <>
      <Panels />
      <ShareBoard />
      <InstallBand />
      <PrintOnDemand />
      <ReceivedLink />
      <TotalBar />
    </>
  );
}
