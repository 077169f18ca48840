import { InstallBand } from './install-band';
import { Panels } from './panels/panels';
import { PrintOnDemand } from './print/print-sheet';
import { TotalBar } from './projection/total-bar';
import { ReceivedLink } from './sharing/received-link';
import { ShareBoard } from './sharing/share-board';

/**
 * Shows panels, share board, install offer and total bar, and the sheets at each print. Reads calculator links from the hash.
 * Throws outside the two contexts of `RevenueCalculator`. Mount it after the form: the bar reads `formRef` only once.
 */
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
