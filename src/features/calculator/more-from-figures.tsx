import { Panels } from './panels/panels';
import { ScenarioOfPanels } from './panels/scenario';
import { PrintOnDemand } from './print/print-sheet';
import { TotalBar } from './projection/total-bar';
import { InstallBand } from './take-along/install-band';
import { LinkedFigures } from './take-along/linked-figures';
import { ShareBoard } from './take-along/share-board';

/**
 * Everything that may come later than the form: five questions below it, the ways to take the figures along, the offer to
 * install, and the total above the fields.
 */
export function MoreFromFigures() {
  return (
    <ScenarioOfPanels>
      <Panels />
      <ShareBoard />
      <InstallBand />
      <PrintOnDemand />
      <LinkedFigures />
      <TotalBar />
    </ScenarioOfPanels>
  );
}
