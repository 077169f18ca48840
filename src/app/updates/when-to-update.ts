import type { SkipWaitingMessage } from '../../../sw/messages';
import { isHidden, onHidden } from '../../platform/page-lifecycle';
import { isReloadBlocked, onReloadUnblocked } from '../../platform/reload-block';
import { isWorkerRegistered, untilActivated } from '../../platform/worker-registration';

const skipWaiting: SkipWaitingMessage = { type: 'skip-waiting' };

/** A worker, as far as this file needs one. */
type WaitingWorker = Pick<ServiceWorker, 'postMessage'>;

export interface Updates {
  /** A new version waits: the person is asked once about each, and not while text is typed. */
  offer(worker: WaitingWorker): void;
  /** The person agreed. `held`: text is typed; the question comes again when it has been sent or cleared. */
  agree(waiting: WaitingWorker | null): 'reloading' | 'blocked';
}

/** What the person is asked: whether to change to the new version. */
interface Question {
  ask(): void;
  /** There is nothing to change to any more. */
  withdraw(): void;
}

/**
 * Decides when this page changes to another version: when its person agrees, or, after another tab has switched, once
 * nobody looks at this one. One reload, and none while text is typed.
 */
export function whenToUpdate(question: Question): Updates {
  const { serviceWorker } = navigator;
  let isControlled = serviceWorker.controller !== null;
  let offered: WaitingWorker | null = null;
  let isQuestionOwed = false;
  let hasAgreed = false;
  /** The worker in charge is of another version than this page's scripts. */
  let isOutdated = false;
  let isReloading = false;

  function askWhenFree(): void {
    isQuestionOwed = isReloadBlocked();
    if (!isQuestionOwed) question.ask();
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
    // Gone again: it took the site off this device. It may have been offered before, in the moment it waited.
    if (!(await isWorkerRegistered())) {
      isQuestionOwed = false;
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
    if (isQuestionOwed) askWhenFree();
  });

  return {
    offer(worker) {
      if (worker === offered) return;
      offered = worker;
      askWhenFree();
    },
    agree(waiting) {
      isQuestionOwed = isReloadBlocked();
      if (isQuestionOwed) return 'blocked';
      hasAgreed = true;
      // No worker waits any more when another tab was quicker: the new version is in charge already.
      if (waiting === null) reload();
      else waiting.postMessage(skipWaiting);
      return 'reloading';
    },
  };
}
