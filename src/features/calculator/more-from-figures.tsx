import { printPage } from '../../platform/print';
import { Panels } from './panels/panels';
import { ScenarioContext, useNewScenario } from './panels/scenario';
import { PrintOnDemand } from './print/print-sheet';
import { InstallBand } from './take-along/install-band';
import { LinkedFigures } from './take-along/linked-figures';
import { ShareBoard } from './take-along/share-board';

/** Everything below the form: three questions, six ways to take the figures along, and the offer to install. */
export function MoreFromFigures() {
  return (
    <ScenarioContext value={useNewScenario()}>
      <Panels />
      <ShareBoard onPrint={printPage} />
      <InstallBand />
      <PrintOnDemand />
      <LinkedFigures />
    </ScenarioContext>
  );
}
