import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { showToast } from '../../components/toast-store';
import { frame } from '../../content/copy/frame';
import { registerServiceWorker } from '../../platform/service-worker';

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
        <Bar>
          <span>
            <b>{copy.title}</b> {state === 'held' ? copy.textWhileTyping : copy.text}
          </span>
          <Button size="sm" onClick={handleUpdate}>
            {copy.action}
          </Button>
          <Button size="sm" visual="line" onClick={() => setState('hidden')}>
            {copy.later}
          </Button>
        </Bar>
      )}
    </div>
  );
}

const Bar = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: '35',
    insetInline: '4',
    bottom: '4',
    display: 'flex',
    gap: '2',
    alignItems: 'center',
    flexWrap: 'wrap',
    bg: 'surface',
    color: 'ink',
    border: '1.5px solid',
    borderColor: 'ink',
    borderRadius: 'sheet',
    padding: '12px 12px 12px 18px',
    lineHeight: '1.35',
    md: { insetInlineEnd: 'auto', insetInlineStart: '6', bottom: '6', maxWidth: '520px' },
    '& > span': { flex: '1', minWidth: '180px' },
  },
});
