import type { SkipWaitingMessage } from '../../../sw/messages';
import { isHidden, onHidden } from '../../platform/page-lifecycle';
import { isReloadBlocked, onReloadUnblocked } from '../../platform/reload-block';
import { isWorkerRegistered, untilActivated } from '../../platform/worker-registration';

const skipWaiting: SkipWaitingMessage = { type: 'skip-waiting' };

type WaitingWorker = Pick<ServiceWorker, 'postMessage'>;

export interface Updates {
  /** Call it when a new version waits. The visitor is asked once per version, and not while a form holds typed text. */
  offer(worker: WaitingWorker): void;
  /** Call it when the visitor agreed. `blocked`: a form holds typed text; the visitor is asked again when it is sent or cleared. */
  agree(waiting: WaitingWorker | null): 'reloading' | 'blocked';
}

/** The question whether to change to the new version. */
interface Question {
  ask(): void;
  /** Hides the question: no new version waits any more. */
  withdraw(): void;
}

/**
 * Decides when this page reloads into another version: when the visitor agrees, or, if another tab has changed the version,
 * when this page is hidden. It reloads once, and never while a form holds typed text.
 */
export function whenToUpdate(question: Question): Updates {
  const { serviceWorker } = navigator;
  let isControlled = serviceWorker.controller !== null;
  let offered: WaitingWorker | null = null;
  let isQuestionPending = false;
  let hasAgreed = false;
  /** The active worker is of another version than this page's scripts. */
  let isOutdated = false;
  let isReloading = false;

  function askWhenFree(): void {
    isQuestionPending = isReloadBlocked();
    if (!isQuestionPending) question.ask();
  }

  function reload(): void {
    if (isReloading) return;
    isReloading = true;
    location.reload();
  }

  serviceWorker.addEventListener('controllerchange', async () => {
    const { controller } = serviceWorker;
    const isFirstControl = !isControlled && !hasAgreed;
    isControlled = true;
    if (isFirstControl || controller === null) return;
    await untilActivated(controller);
    // The worker removed the site from this device and unregistered itself. It may have been offered while it waited.
    if (!(await isWorkerRegistered())) {
      isQuestionPending = false;
      question.withdraw();
      return;
    }
    isOutdated = true;
    if (!isReloadBlocked() && (hasAgreed || isHidden())) reload();
    else askWhenFree();
  });
  onHidden(() => {
    if (isOutdated && !isReloadBlocked()) reload();
  });
  onReloadUnblocked(() => {
    if (isQuestionPending) askWhenFree();
  });

  return {
    offer(worker) {
      if (worker === offered) return;
      offered = worker;
      askWhenFree();
    },
    agree(waiting) {
      isQuestionPending = isReloadBlocked();
      if (isQuestionPending) return 'blocked';
      hasAgreed = true;
      // No worker waits if another tab was first: the new version is active already.
      if (waiting === null) reload();
      else waiting.postMessage(skipWaiting);
      return 'reloading';
    },
  };
}
