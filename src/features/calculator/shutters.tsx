import { type ReactNode, useState } from 'react';
import { Container } from '../../components/container';
import { shutters as copy } from '../../content/copy/calculator-extras';
import { BetterYear } from './better-year';
import { OtaKeep } from './ota-keep';
import { styles } from './shutters.look';
import { ThreeFigures } from './three-figures';

/** Three questions the same figures answer, each behind a closed shutter until somebody asks. */
export function Shutters() {
  return (
    <section className={styles.root} aria-label={copy.label}>
      <Shutter title={copy.ota.title} hint={copy.ota.hint}>
        <OtaKeep />
      </Shutter>
      <Shutter title={copy.better.title} hint={copy.better.hint}>
        <BetterYear />
      </Shutter>
      <Shutter title={copy.three.title} hint={copy.three.hint}>
        <ThreeFigures />
      </Shutter>
    </section>
  );
}

interface ShutterProps {
  title: string;
  /** One line that goes when the shutter opens. */
  hint: string;
  /** Rendered only while it can be seen: a closed shutter costs no keystroke anything. */
  children: ReactNode;
}

function Shutter({ title, hint, children }: ShutterProps) {
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
