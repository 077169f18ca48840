import { useEffect, useRef } from 'react';
import { Button } from '../../components/button';
import { useStore } from '../../components/use-store';
import { WindowIcon } from '../../components/window-icon';
import { appShellCopy } from '../../content/copy/app-shell';
import { reloadBlock } from '../../platform/reload-block';
import { registerServiceWorker } from './register-worker';
import { updateBarStyles } from './update-bar.styles';
import { updateNotice } from './update-notice';

/** Long enough to read one sentence. /saved shows the same at any time. */
const NOTICE_SHOWN_MS = 7_000;

/**
 * Registers the worker when it is mounted, and shows `updateNotice` in a live region. For 'update', one button agrees to the
 * new version and one hides the notice. Shows 'update' only while no form holds typed text. A 'ready' notice disappears after
 * `NOTICE_SHOWN_MS`.
 */
export function UpdateBar() {
  const agree = useRef(() => {});
  useEffect(() => {
    agree.current = registerServiceWorker();
  }, []);
  const notice = useStore(updateNotice);
  const isBlocked = useStore(reloadBlock);
  const isReady = notice === 'ready' || notice === 'ready-except-later-files';
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => updateNotice.set('hidden'), NOTICE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isReady]);
  const copy = appShellCopy.update;
  return (
    <div role="status">
      {isReady ? (
        <p className={updateBarStyles().note}>
          <WindowIcon lit={1} />
          <span>
            <b>{appShellCopy.readyOffline.title}.</b>{' '}
            {notice === 'ready' ? appShellCopy.readyOffline.text : appShellCopy.readyOffline.textWithoutOlder}
          </span>
        </p>
      ) : null}
      {notice === 'update' && !isBlocked ? (
        <div className={updateBarStyles().bar}>
          <span>
            <b>{copy.title}</b> {copy.text}
          </span>
          <Button size="sm" onClick={() => agree.current()}>
            {copy.action}
          </Button>
          <Button size="sm" variant="outline" onClick={() => updateNotice.set('hidden')}>
            {copy.later}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
