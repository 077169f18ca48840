import { useEffect } from 'react';
import { Button } from '../../components/button';
import { useStore } from '../../components/use-store';
import { WindowIcon } from '../../components/window-icon';
import { appShellCopy } from '../../content/copy/app-shell';
import { typedTextStore } from '../../platform/typed-text';
import { updateBarStyles } from './update-bar.styles';
import { updateBarState } from './update-bar-state';

/** Long enough to read one sentence. /saved shows the same at any time. */
const READY_SHOWN_MS = 7_000;

/**
 * Shows `updateBarState` in a live region, which is empty for 'hidden'.
 * - 'update': Offers a new version. One button loads it, and one hides the bar. Appears only while no form holds typed text.
 * - 'ready': Says that the pages open offline now, and disappears after `READY_SHOWN_MS`.
 */
export function UpdateBar() {
  const state = useStore(updateBarState);
  useEffect(() => {
    if (state.kind !== 'ready') return;
    const timer = setTimeout(() => updateBarState.set({ kind: 'hidden' }), READY_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <div role="status">
      {state.kind === 'ready' ? (
        <p className={updateBarStyles().note}>
          <WindowIcon lit={1} />
          <span>
            <b>{appShellCopy.readyOffline.title}.</b> {state.text}
          </span>
        </p>
      ) : null}
      {state.kind === 'update' ? <UpdateQuestion agree={state.agree} /> : null}
    </div>
  );
}

/**
 * Asks about a new version, but shows nothing while a form holds typed text. `typedTextStore` reads all fields each second, so
 * only this component uses it.
 */
function UpdateQuestion({ agree }: { agree: () => void }) {
  const hasText = useStore(typedTextStore);
  const copy = appShellCopy.update;
  if (hasText) return null;
  return (
    <div className={updateBarStyles().bar}>
      <span>
        <b>{copy.title}</b> {copy.text}
      </span>
      <Button size="sm" onClick={agree}>
        {copy.action}
      </Button>
      <Button size="sm" variant="outline" onClick={() => updateBarState.set({ kind: 'hidden' })}>
        {copy.later}
      </Button>
    </div>
  );
}
