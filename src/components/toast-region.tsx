import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { toastRecipe } from '../theme/recipes/toast';
import { CloseIcon } from './icons';
import { dismissToast, TOAST_MS, type Toast, toastStore } from './toast-store';
import { WindowIcon } from './window-icon';

/**
 * Where toasts appear. Two live regions stand in the page from the start, because one that arrives together with
 * its text is not read: errors interrupt, the rest waits.
 */
export function ToastRegion({ dismissLabel }: { dismissLabel: string }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.onServer);
  const styles = useSlotRecipe({ recipe: toastRecipe })();
  const list = (wanted: (toast: Toast) => boolean) =>
    toasts
      .filter(wanted)
      .map((toast) => <ToastItem key={toast.id} toast={toast} dismissLabel={dismissLabel} />);
  return (
    <chakra.div css={styles.region}>
      <div role="alert">{list((toast) => toast.tone === 'error')}</div>
      <div role="status">{list((toast) => toast.tone !== 'error')}</div>
    </chakra.div>
  );
}

function ToastItem({ toast, dismissLabel }: { toast: Toast; dismissLabel: string }) {
  const styles = useSlotRecipe({ recipe: toastRecipe })({ tone: toast.tone });
  const isRead = useRef(false);
  const stays = toast.tone === 'error' || toast.actions !== undefined;
  useEffect(() => {
    if (stays) return;
    const timer = setInterval(() => {
      // Someone pointing at it or tabbing in it is still reading.
      if (!isRead.current) dismissToast(toast.id);
    }, TOAST_MS);
    return () => clearInterval(timer);
  }, [stays, toast.id]);
  return (
    <chakra.div
      css={styles.toast}
      onPointerEnter={() => {
        isRead.current = true;
      }}
      onPointerLeave={() => {
        isRead.current = false;
      }}
      onFocus={() => {
        isRead.current = true;
      }}
      onBlur={() => {
        isRead.current = false;
      }}
    >
      <WindowIcon lit={toast.tone === 'error' ? 0 : toast.tone === 'neutral' ? 0.5 : 1} />
      <div>
        <chakra.b css={styles.title}>{toast.title}</chakra.b>
        {toast.text ? <chakra.p css={styles.text}>{toast.text}</chakra.p> : null}
        {toast.actions ? <chakra.div css={styles.actions}>{toast.actions}</chakra.div> : null}
      </div>
      <chakra.button
        type="button"
        css={styles.close}
        aria-label={dismissLabel}
        onClick={() => dismissToast(toast.id)}
      >
        <CloseIcon />
      </chakra.button>
    </chakra.div>
  );
}
