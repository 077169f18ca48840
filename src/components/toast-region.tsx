import { useEffect, useRef } from 'react';
import { CloseIcon } from './icons';
import { toastStyles } from './toast-region.look';
import { dismissToast, TOAST_MS, type Toast, toastStore } from './toast-store';
import { useStore } from './use-store';
import { WindowIcon } from './window-icon';

/**
 * Where toasts appear. Two live regions stand in the page from the start, because one that arrives together with
 * its text is not read: errors interrupt, the rest waits.
 */
export function ToastRegion({ dismissLabel }: { dismissLabel: string }) {
  const toasts = useStore(toastStore);
  const styles = toastStyles();
  const list = (wanted: (toast: Toast) => boolean) =>
    toasts
      .filter(wanted)
      .map((toast) => <ToastItem key={toast.id} toast={toast} dismissLabel={dismissLabel} />);
  return (
    <div className={styles.region}>
      <div role="alert">{list((toast) => toast.tone === 'error')}</div>
      <div role="status">{list((toast) => toast.tone !== 'error')}</div>
    </div>
  );
}

function ToastItem({ toast, dismissLabel }: { toast: Toast; dismissLabel: string }) {
  const styles = toastStyles({ tone: toast.tone });
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
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens whether somebody reads, and does nothing for them
    <div
      className={styles.toast}
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
        <b className={styles.title}>{toast.title}</b>
        {toast.text ? <p className={styles.text}>{toast.text}</p> : null}
        {toast.actions ? <div className={styles.actions}>{toast.actions}</div> : null}
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label={dismissLabel}
        onClick={() => dismissToast(toast.id)}
      >
        <CloseIcon />
      </button>
    </div>
  );
}
