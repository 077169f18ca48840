import { animate } from 'framer-motion/dom/mini';
import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../platform/page-lifecycle';
import { durationMs, ease } from '../../theme/motion';

interface FadingDialog {
  dialog: RefObject<HTMLDialogElement | null>;
  sheet: RefObject<HTMLDivElement | null>;
  /** Fades out, then closes. Further calls do nothing. */
  close(): void;
  /** Closes at once: a link in it leads to another page, whose heading gets the focus. */
  leave(): void;
  dialogProps: {
    onCancel(event: SyntheticEvent): void;
    onClose(): void;
    onClick(event: MouseEvent): void;
  };
}

/**
 * A native modal dialog that opens when it is mounted: the browser keeps the focus in it, makes the page behind it
 * inert and gives the focus back. The dialog element covers the screen and is its own backdrop: a press on it that
 * also began on it closes it, a text selection dragged out of the sheet does not. Asked for again while it fades out, it
 * stays. `onAskedAgain` says so in the moment itself: by way of a state it could come after an Escape that was pressed
 * later, and keep open what was closed.
 */
export function useFadingDialog(
  onClosed: () => void,
  onAskedAgain: (callback: () => void) => () => void,
): FadingDialog {
  const dialog = useRef<HTMLDialogElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const isClosing = useRef(false);
  const beganOnBackdrop = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    if (!element || !sheet.current) return;
    element.addEventListener('pointerdown', ({ target }) => {
      beganOnBackdrop.current = target === element;
    });
    element.showModal();
    const unlock = lockScroll(element.ownerDocument);
    // Not the first field: on a phone its keyboard would cover half of what is to be read first.
    element.querySelector<HTMLElement>('h2')?.focus();
    if (prefersReducedMotion()) return unlock;
    const timing = { duration: durationMs.dialogIn / 1000, ease: ease.settle };
    animate(element, { opacity: [0, 1] }, timing);
    animate(sheet.current, { transform: ['translateY(12px)', 'translateY(0px)'] }, timing);
    return unlock;
  }, []);

  useEffect(
    () =>
      onAskedAgain(() => {
        if (!dialog.current || !isClosing.current) return;
        isClosing.current = false;
        animate(dialog.current, { opacity: 1 }, { duration: durationMs.dialogIn / 1000, ease: ease.settle });
      }),
    [onAskedAgain],
  );

  async function close(): Promise<void> {
    const element = dialog.current;
    if (!element || isClosing.current) return;
    isClosing.current = true;
    if (!prefersReducedMotion()) {
      await animate(element, { opacity: [1, 0] }, { duration: durationMs.dialogOut / 1000, ease: ease.out });
    }
    // Asked for again meanwhile.
    if (!isClosing.current) return;
    // Closing by itself, not by removal: only so does the browser return the focus.
    element.close();
  }

  return {
    dialog,
    sheet,
    close: () => void close(),
    leave: () => dialog.current?.close(),
    dialogProps: {
      // Escape: the browser would close at once, without the fade.
      onCancel(event) {
        event.preventDefault();
        void close();
      },
      onClose: onClosed,
      onClick(event) {
        if (event.target === event.currentTarget && beganOnBackdrop.current) void close();
      },
    },
  };
}

/** The page behind stays where it is and moves nothing: the gutter of its scrollbar is kept by the page's own style. */
function lockScroll({ documentElement }: Document): () => void {
  documentElement.style.overflow = 'hidden';
  return () => {
    documentElement.style.overflow = '';
  };
}
