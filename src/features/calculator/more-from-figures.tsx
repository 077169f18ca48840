import { printPage } from '../../platform/print';
import { InstallBand } from './install-band';
import { LinkedFigures } from './linked-figures';
import { PrintOnDemand } from './print-on-demand';
import { ScenarioContext, useNewScenario } from './scenario';
import { ShareBoard } from './share-board';
import { Shutters } from './shutters';

/** Everything below the form: three questions, six ways to take the figures along, and the offer to install. */
export function MoreFromFigures() {
  return (
    <ScenarioContext value={useNewScenario()}>
      <Shutters />
      <ShareBoard onPrint={printPage} />
      <InstallBand />
      <PrintOnDemand />
      <LinkedFigures />
    </ScenarioContext>
  );
}
