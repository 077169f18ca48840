import { type ReactNode, useState } from 'react';
import { Container } from '../../../components/container';
import { panels as copy } from '../../../content/copy/calculator-panels';
import { BetterYear } from './better-year';
import { OtaKeep } from './ota-keep';
import { panelsClass } from './panels.look';
import { ThreeFigures } from './three-figures';

/** Three questions the same figures answer, each closed until somebody asks. */
export function Panels() {
  return (
    <section className={panelsClass()} aria-label={copy.label}>
      <Panel title={copy.ota.title} hint={copy.ota.hint}>
        <OtaKeep />
      </Panel>
      <Panel title={copy.better.title} hint={copy.better.hint}>
        <BetterYear />
      </Panel>
      <Panel title={copy.three.title} hint={copy.three.hint}>
        <ThreeFigures />
      </Panel>
    </section>
  );
}

interface PanelProps {
  title: string;
  /** One line that goes when the panel opens. */
  hint: string;
  /** Rendered only while it can be seen: a closed panel costs no keystroke anything. */
  children: ReactNode;
}

function Panel({ title, hint, children }: PanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Container className="row">
          <span className="shutter" aria-hidden="true" />
          <h2>{title}</h2>
          <p className="hint">{hint}</p>
        </Container>
      </summary>
      {isOpen ? children : null}
    </details>
  );
}
