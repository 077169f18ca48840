import { InstallBanner } from './install-banner';
import { Panels } from './panels/panels';
import { PrintSheets } from './print/print-sheets';
import { TotalBar } from './projection/total-bar';
import { ReceivedLink } from './sharing/received-link';
import { ShareBoard } from './sharing/share-board';

/**
 * Shows the panels, share board, install offer and total bar, and on paper the print sheets. Reads calculator links from the
 * hash. Throws outside both contexts of `RevenueCalculator`. Mount it after the form, because the bar reads `formRef` once.
 */
export function BelowForm() {
  return (
    <>
      <Panels />
      <ShareBoard />
      <InstallBanner />
      <PrintSheets />
      <ReceivedLink />
      <TotalBar />
    </>
  );
}
