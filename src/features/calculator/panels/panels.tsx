import { type ComponentType, type ReactNode, useDeferredValue, useState } from 'react';
import { Container } from '../../../components/container';
import { panelTitles as copy } from '../../../content/copy/panel-titles';
import { CalculatorContext, useCalculatorView } from '../calculator-context';
import { panelsClass } from './panels.styles';

const names = ['months', 'losing', 'ota', 'better', 'three'] as const;
type Bodies = Readonly<Record<(typeof names)[number], ComponentType>>;

/** Five panels with more results of the same figures. Each is closed until the visitor opens it. */
export function Panels() {
  const [bodies, setBodies] = useState<Bodies | null>(null);
  const [isMissing, setMissing] = useState(false);
  // The browser loads them when the first panel opens, and again at the next one if that failed.
  const load = () => {
    setMissing(false);
    import('./panel-bodies').then(
      (module) => setBodies(module.bodies),
      () => setMissing(true),
    );
  };
  return (
    <section className={panelsClass()} aria-label={copy.label}>
      {names.map((name) => {
        const Body = bodies?.[name];
        return (
          <Panel key={name} title={copy[name].title} hint={copy[name].hint} onOpen={load}>
            {Body ? (
              <DeferredFigures>
                <Body />
              </DeferredFigures>
            ) : (
              <Container role="status">{isMissing ? copy.missing : null}</Container>
            )}
          </Panel>
        );
      })}
    </section>
  );
}

/** Provides the figures deferred: React renders the edited field and the total first, then the panels. */
function DeferredFigures({ children }: { children: ReactNode }) {
  return <CalculatorContext value={useDeferredValue(useCalculatorView())}>{children}</CalculatorContext>;
}

interface PanelProps {
  title: string;
  /** Hidden while the panel is open. */
  hint: string;
  onOpen: () => void;
  /** Rendered only while the panel is open, so a closed panel adds no work to a key press. */
  children: ReactNode;
}

function Panel({ title, hint, onOpen, children }: PanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open) onOpen();
      }}
    >
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
