import { useEffect } from 'react';
import { Button } from '../../components/button';
import { useStore } from '../../components/use-store';
import { WindowIcon } from '../../components/window-icon';
import { appShellCopy } from '../../content/copy/app-shell';
import { reloadBlockedStore } from '../../platform/reload-block';
import { updateBarStyles } from './update-bar.styles';
import { updateNotice } from './update-notice';

/** Long enough to read one sentence. /saved shows the same at any time. */
const NOTICE_SHOWN_MS = 7_000;

/**
 * Shows `updateNotice` in a live region, which is empty for 'hidden'.
 * - 'update': One button agrees to the new version, and one hides the notice. Not shown while a form holds typed text.
 * - 'ready': The notice disappears after `NOTICE_SHOWN_MS`.
 */
export function UpdateBar() {
  const notice = useStore(updateNotice);
  const isBlocked = useStore(reloadBlockedStore);
  useEffect(() => {
    if (notice.kind !== 'ready') return;
    const timer = setTimeout(() => updateNotice.set({ kind: 'hidden' }), NOTICE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  const copy = appShellCopy.update;
  return (
    <div role="status">
      {notice.kind === 'ready' ? (
        <p className={updateBarStyles().note}>
          <WindowIcon lit={1} />
          <span>
            <b>{appShellCopy.readyOffline.title}.</b> {notice.text}
          </span>
        </p>
      ) : null}
      {notice.kind === 'update' && !isBlocked ? (
        <div className={updateBarStyles().bar}>
          <span>
            <b>{copy.title}</b> {copy.text}
          </span>
          <Button size="sm" onClick={notice.agree}>
            {copy.action}
          </Button>
          <Button size="sm" variant="outline" onClick={() => updateNotice.set({ kind: 'hidden' })}>
            {copy.later}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
