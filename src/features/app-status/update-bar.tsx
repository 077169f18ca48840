import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { showToast } from '../../components/toast-store';
import { frame } from '../../content/copy/frame';
import { registerServiceWorker } from '../../platform/service-worker';
import { barClass } from './update-bar.look';

/**
 * Registers the service worker and speaks for it: once, that everything opens offline now; later, that a new version
 * waits. It never reloads by itself, and never while something is being typed.
 */
export function UpdateBar() {
  const [state, setState] = useState<'hidden' | 'ready' | 'held'>('hidden');
  const worker = useRef<ReturnType<typeof registerServiceWorker> | null>(null);
  useEffect(() => {
    worker.current ??= registerServiceWorker({
      onReadyOffline: () =>
        showToast({
          tone: 'success',
          title: frame.readyOffline.title,
          text: frame.readyOffline.text,
          subject: 'ready-offline',
        }),
      onUpdateWaiting: () => setState('ready'),
    });
  }, []);
  const handleUpdate = () => setState(worker.current?.applyUpdate() === 'held' ? 'held' : 'hidden');
  const copy = frame.update;
  return (
    <div role="status">
      {state === 'hidden' ? null : (
        <div className={barClass()}>
          <span>
            <b>{copy.title}</b> {state === 'held' ? copy.textWhileTyping : copy.text}
          </span>
          <Button size="sm" onClick={handleUpdate}>
            {copy.action}
          </Button>
          <Button size="sm" visual="line" onClick={() => setState('hidden')}>
            {copy.later}
          </Button>
        </div>
      )}
    </div>
  );
}
