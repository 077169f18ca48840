import type { AnimationOptions } from 'framer-motion';
import { animate } from 'framer-motion/dom/mini';
import { type MouseEvent, type PointerEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { onBackOrForward } from '../../platform/history';
import { onOpenQuoteDialog } from '../../platform/quote-event';
import { prefersReducedMotion } from '../../platform/reduced-motion';

// Only opacity and transform are animated. `duration` in seconds; `ease`: a cubic Bézier curve.
const FADE_IN: AnimationOptions = { duration: 0.22, ease: [0.2, 0.7, 0.2, 1] };
const FADE_OUT: AnimationOptions = { duration: 0.3, ease: [0, 0, 0.3, 1] };

/**
 * Opens the quote dialog on mount, and focuses its `h2`, which needs `tabIndex` -1. Returns `close` and `closeAtOnce`.
 * - `close` fades it out first, and so do Escape and a press on the backdrop. Reduced motion skips the fade. `openQuoteDialog`
 *   stops a fade-out.
 * - `closeAtOnce` is for a link in it, so that the heading of the next page gets the focus. Back and Forward also close it at
 *   once.
 *
 * The caller must:
 * - Spread `dialogProps` on the dialog, and set `boxRef`. Otherwise the dialog does not open.
 * - Unmount the dialog in `onClosed`. Until then the page cannot scroll.
 */
export function useQuoteDialog(onClosed: () => void) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const boxRef = useRef<HTMLDivElement>(null);
  const isClosing = useRef(false);
  const beganOnBackdrop = useRef(false);

  useEffect(() => {
    const element = dialogRef.current;
    if (!element || !boxRef.current) return;
    element.showModal();
    const unlock = lockScroll();
    // Not the first field: on a phone its keyboard would cover half of the text above it.
    element.querySelector<HTMLElement>('h2')?.focus();
    if (prefersReducedMotion()) return unlock;
    animate(element, { opacity: [0, 1] }, FADE_IN);
    animate(boxRef.current, { transform: ['translateY(12px)', 'translateY(0px)'] }, FADE_IN);
    return unlock;
  }, []);

  // The form belongs to the page that the visitor leaves.
  useEffect(() => onBackOrForward(() => dialogRef.current?.close()), []);

  // An event and not a prop, because a prop could change after the dialog was closed.
  useEffect(() => {
    return onOpenQuoteDialog(() => {
      if (!dialogRef.current || !isClosing.current) return;
      isClosing.current = false;
      animate(dialogRef.current, { opacity: 1 }, FADE_IN);
    });
  }, []);

  async function close(): Promise<void> {
    const element = dialogRef.current;
    if (!element || isClosing.current) return;
    isClosing.current = true;
    if (!prefersReducedMotion()) await animate(element, { opacity: 0 }, FADE_OUT);
    // The visitor has asked for the form again meanwhile.
    if (!isClosing.current) return;
    // Close the dialog before React removes it: only then does the browser return the focus.
    element.close();
  }

  return {
    boxRef,
    close: () => void close(),
    closeAtOnce: () => dialogRef.current?.close(),
    dialogProps: {
      ref: dialogRef,
      // Escape: the browser would close at once, without the fade.
      onCancel(event: SyntheticEvent) {
        event.preventDefault();
        void close();
      },
      onClose: onClosed,
      // The dialog element itself is the backdrop. A press that begins in the form and ends on the backdrop does not close it.
      onPointerDown(event: PointerEvent) {
        beganOnBackdrop.current = event.target === event.currentTarget;
      },
      onClick(event: MouseEvent) {
        if (event.target === event.currentTarget && beganOnBackdrop.current) void close();
      },
    },
  };
}

/** Stops the page behind from scrolling. Nothing moves, because the page reserves the space of its scrollbar. */
function lockScroll(): () => void {
  const { style } = document.documentElement;
  style.overflow = 'hidden';
  return () => {
    style.overflow = '';
  };
}
