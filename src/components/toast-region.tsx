import { useEffect, useRef } from 'react';
import { appShellCopy } from '../content/copy/app-shell';
import { hasFocusOrHover } from '../platform/focus';
import { CloseIcon } from './icons';
import { toastRegionStyles } from './toast-region.styles';
import { dismissToast, shownToast, TOAST_SHOWN_MS, type Toast } from './toast-store';
import { useAvoidFocusedField } from './use-avoid-focused-field';
import { useStore } from './use-store';
import { WindowIcon } from './window-icon';

/** How much of the toast's window icon is lit, from 0 to 1. */
const LIT_BY_TONE = { error: 0, neutral: 0.5, success: 1 } as const;

/**
 * Shows `shownToast` in a live region that does not cover the focused field.
 * - Dismisses it after `TOAST_SHOWN_MS`, unless it is an error or has actions. If the mouse or the focus is on a toast then, it
 *   waits for the same time again, and so on.
 * - Each dialog needs its own region, because an open dialog blocks that of the page.
 */
export function ToastRegion() {
  const toast = useStore(shownToast);
  const region = useRef<HTMLDivElement>(null);
  useAvoidFocusedField(region, toast?.id ?? null);
  const item = toast ? <ToastItem key={toast.id} toast={toast} /> : null;
  const isError = toast?.tone === 'error';
  // Both live regions are always in the page, because a screen reader does not read one that is inserted with its text.
  return (
    <div className={toastRegionStyles().region} ref={region}>
      <div role="alert">{isError ? item : null}</div>
      <div role="status">{isError ? null : item}</div>
    </div>
  );
}

function ToastItem({ toast }: { toast: Toast }) {
  const styles = toastRegionStyles({ tone: toast.tone });
  const isPermanent = toast.tone === 'error' || toast.actions !== undefined;
  useEffect(() => {
    if (isPermanent) return;
    const timer = setInterval(() => {
      // While the pointer or the focus is on a toast, in any region, the visitor is still reading.
      if (!hasFocusOrHover(document.querySelectorAll('[data-toast]'))) dismissToast(toast.id);
    }, TOAST_SHOWN_MS);
    return () => clearInterval(timer);
  }, [isPermanent, toast.id]);
  return (
    <div className={styles.toast} data-toast>
      <WindowIcon lit={LIT_BY_TONE[toast.tone]} />
      <div>
        <b className={styles.title}>{toast.title}</b>
        {toast.text ? <p className={styles.text}>{toast.text}</p> : null}
      </div>
      {toast.actions ? <div className={styles.actions}>{toast.actions}</div> : null}
      <button
        type="button"
        className={styles.close}
        aria-label={appShellCopy.dismiss}
        onClick={() => dismissToast(toast.id)}
      >
        <CloseIcon />
      </button>
    </div>
  );
}
