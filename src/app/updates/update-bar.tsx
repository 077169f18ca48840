import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { WindowIcon } from '../../components/window-icon';
import { appShellCopy } from '../../content/copy/app-shell';
import { registerServiceWorker } from './register-worker';
import { styles } from './update-bar.styles';

/** Long enough to read one sentence. /saved shows the same at any time. */
const NOTE_MS = 7_000;

/**
 * Registers the service worker and shows its state: once, for 7 s, that the site opens offline; later, that a new version
 * waits. A click on "Update" reloads the page, but not while a form holds typed text.
 */
export function UpdateBar() {
  const [state, setState] = useState<'hidden' | 'ready' | 'ready-but-older' | 'update' | 'blocked'>('hidden');
  const applyUpdate = useRef<ReturnType<typeof registerServiceWorker> | null>(null);
  useEffect(() => {
    applyUpdate.current ??= registerServiceWorker({
      onReadyOffline: (hasLaterPages) => setState(hasLaterPages ? 'ready-but-older' : 'ready'),
      onUpdateWaiting: () => setState('update'),
      onUpdateGone: () => setState('hidden'),
    });
  }, []);
  const isReady = state === 'ready' || state === 'ready-but-older';
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => setState('hidden'), NOTE_MS);
    return () => clearTimeout(timer);
  }, [isReady]);
  const handleUpdate = () => setState(applyUpdate.current?.() === 'blocked' ? 'blocked' : 'hidden');
  const copy = appShellCopy.update;
  return (
    <div role="status">
      {isReady ? (
        <p className={styles.note}>
          <WindowIcon lit={1} />
          <span>
            <b>{appShellCopy.readyOffline.title}.</b>{' '}
            {state === 'ready' ? appShellCopy.readyOffline.text : appShellCopy.readyOffline.textWithoutOlder}
          </span>
        </p>
      ) : null}
      {state === 'update' || state === 'blocked' ? (
        <div className={styles.bar}>
          <span>
            <b>{copy.title}</b> {state === 'blocked' ? copy.textWhileTyping : copy.text}
          </span>
          <Button size="sm" onClick={handleUpdate}>
            {copy.action}
          </Button>
          <Button size="sm" visual="line" onClick={() => setState('hidden')}>
            {copy.later}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
