import { Panels } from './panels/panels';
import { ScenarioProvider } from './panels/scenario';
import { PrintOnDemand } from './print/print-sheet';
import { TotalBar } from './projection/total-bar';
import { InstallBand } from './take-along/install-band';
import { LinkedFigures } from './take-along/linked-figures';
import { ShareBoard } from './take-along/share-board';

/** Shows the parts that may load after the form: panels, sharing, install offer, print and total bar. Throws outside <RevenueCalculator>. */
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
