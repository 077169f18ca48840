import { type ComponentType, memo, useDeferredValue, useState } from 'react';
import { Container } from '../../../components/container';
import { panelTitlesCopy as copy } from '../../../content/copy/calculator/panels';
import { type CalculatorFigures, useFigures } from '../state/calculator-provider';
import { BetterYearPanel } from './better-year-panel';
import { KeyFiguresPanel } from './key-figures-panel';
import { LosingMonthsPanel } from './losing-months-panel';
import { OtaCostPanel } from './ota-cost-panel';
import { panelsClass } from './panels.styles';
import { YearByMonthsPanel } from './year-by-months-panel';

/** Shows five panels, at first closed. A closed panel renders no content, but keeps its input. */
export function Panels() {
  // The figures are deferred, so React renders the edited field and the total first, then the panels.
  const figures = useDeferredValue(useFigures());
  return (
    <section className={panelsClass()} aria-label={copy.label}>
      <Panel {...copy.months} figures={figures} Body={YearByMonthsPanel} />
      <Panel {...copy.losing} figures={figures} Body={LosingMonthsPanel} />
      <Panel {...copy.ota} figures={figures} Body={OtaCostPanel} />
      <Panel {...copy.better} figures={figures} Body={BetterYearPanel} />
      <Panel {...copy.keyFigures} figures={figures} Body={KeyFiguresPanel} />
    </section>
  );
}

interface PanelProps {
  title: string;
  /** Hidden while the panel is open. */
  hint: string;
  figures: CalculatorFigures;
  /** Rendered only while the panel is open, so a closed panel adds no work to a key press. */
  Body: ComponentType<CalculatorFigures>;
}

const Panel = memo(function Panel({ title, hint, figures, Body }: PanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <Container className="row">
          <span className="shutter" aria-hidden="true" />
          <h2>{title}</h2>
          <p className="hint">{hint}</p>
        </Container>
      </summary>
      {isOpen ? <Body {...figures} /> : null}
    </details>
  );
});
