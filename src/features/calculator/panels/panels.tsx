import { type ComponentType, type ReactNode, useDeferredValue, useState } from 'react';
import { Container } from '../../../components/container';
import { panelTitles as copy } from '../../../content/copy/panel-titles';
import { CalculatorContext, useCalculatorView } from '../calculator-context';
import { panelsClass } from './panels.styles';

const names = ['months', 'losing', 'ota', 'better', 'three'] as const;
type Bodies = Readonly<Record<(typeof names)[number], ComponentType>>;

/** Five questions the same figures answer, each closed until the visitor opens it. */
export function Panels() {
  const [bodies, setBodies] = useState<Bodies | null>(null);
  const [isMissing, setMissing] = useState(false);
  // Fetched when the first panel is opened, and asked for again at the next one where that failed.
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
              <AfterTheForm>
                <Body />
              </AfterTheForm>
            ) : (
              <Container role="status">{isMissing ? copy.missing : null}</Container>
            )}
          </Panel>
        );
      })}
    </section>
  );
}

/** Gives the parts inside it the figures a moment after the form: a key is answered first, in its own field and its total. */
function AfterTheForm({ children }: { children: ReactNode }) {
  return <CalculatorContext value={useDeferredValue(useCalculatorView())}>{children}</CalculatorContext>;
}

interface PanelProps {
  title: string;
  /** One line that goes when the panel opens. */
  hint: string;
  onOpen: () => void;
  /** Rendered only while it can be seen: a closed panel costs no keystroke anything. */
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
