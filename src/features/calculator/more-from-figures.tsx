import { Panels } from './panels/panels';
import { ScenarioProvider } from './panels/scenario';
import { PrintOnDemand } from './print/print-sheet';
import { TotalBar } from './projection/total-bar';
import { InstallBand } from './take-along/install-band';
import { LinkedFigures } from './take-along/linked-figures';
import { ShareBoard } from './take-along/share-board';

/**
 * All parts that may load later than the form: the panels, sharing, the offer to install, printing, and the bar with the
 * total.
 */
export function MoreFromFigures() {
  return (
    <ScenarioProvider>
      <Panels />
      <ShareBoard />
      <InstallBand />
      <PrintOnDemand />
      <LinkedFigures />
      <TotalBar />
    </ScenarioProvider>
  );
}
