import { type LeadIdentity, leadFingerprint } from '../../../../src/leads/rules/lead-identity';
import type { LeadPayload } from '../../../../src/leads/rules/lead-payload';
import { UNANSWERED } from '../../../../src/leads/rules/send-outcome';
import { createFormSession, type ShowNotice } from '../../../../src/leads/submission/form-session';
import type { LeadNotice } from '../../../../src/leads/submission/lead-notice';
import { leadOf } from '../../../support/lead-of';
import { saveWaiting } from '../outbox/test-outbox';
import { serverError } from '../outcomes';
import { type FakeTab, fakeBrowser, heldAnswer } from './fake-browser';

/** A form of a tab: its lead id, and the notices the visitor gets. */
export function formIn(services: FakeTab) {
  const notices: LeadNotice[] = [];
  const shown: string[] = [];
  const toast: { onSave: (() => Promise<void>) | null } = { onSave: null };
  const showNotice: ShowNotice = (notice, _payload, onSave) => {
    const { kind, id } = notice;
    notices.push(notice);
    shown.push(`${kind} ${id}`);
    if (kind === 'failed' || kind === 'unanswered') toast.onSave = onSave;
  };
  const session = createFormSession(services, showNotice);
  const state: { identity: LeadIdentity | null; isEmpty: boolean } = { identity: null, isEmpty: false };
  const filledForm = (payload: LeadPayload) => ({
    payload,
    identity: state.identity,
    setIdentity(identity: LeadIdentity | null) {
      state.identity = identity;
    },
    emptyIfUnchanged() {
      Object.assign(state, { identity: null, isEmpty: true });
    },
  });
  return Object.assign(state, {
    shown,
    toast,
    /** Submits the form with this in the fields. Resolves to the notice; undefined if the submission was withdrawn. */
    async submit(payload: LeadPayload): Promise<LeadNotice | undefined> {
      const before = notices.length;
      await session.submit(filledForm(payload));
      const [notice, ...others] = notices.slice(before);
      if (others.length > 0) throw new Error('a submission shows one notice');
      return notice;
    },
    die: services.die,
    async open(id: string, payload: LeadPayload) {
      const result = await session.open(id);
      if (result === 'opened') state.identity = { id, fingerprint: leadFingerprint(payload), openedId: id };
      return result;
    },
    /** The visitor returns to the form with this in the fields. */
    resume(payload: LeadPayload, identity = state.identity): Promise<void> {
      if (identity === null) throw new Error('it has an id');
      state.identity = identity;
      return session.resume({ ...filledForm(payload), identity });
    },
    leave: session.leave,
    clear: session.withdraw,
  });
}

/** Submits a lead, and resolves while it is being sent. `pending` gives the answer. */
export async function startSending(
  form: ReturnType<typeof formIn>,
  state: ReturnType<typeof fakeBrowser>['state'],
  hotel = 'A',
) {
  const pending = heldAnswer();
  state.answer = pending.ask;
  const submitted = form.submit(leadOf(hotel));
  await pending.asked;
  return { pending, submitted };
}

/** A form that the visitor has left while its lead `n1` is being sent. `pending` gives the answer. */
export async function formLeftWhileSending() {
  const browser = fakeBrowser();
  const form = formIn(browser.tab());
  const { pending, submitted } = await startSending(form, browser.state);
  const left = form.leave();
  return { ...browser, form, pending, submitted, left };
}

/** A browser in which one lead waits, with the id `old`. */
export async function browserWithSaved(outcome = serverError(500)) {
  const browser = fakeBrowser();
  const services = browser.tab();
  await saveWaiting(services.outbox, 'Old');
  await services.outbox.beginSending('old', true);
  await services.outbox.endAttempt('old', outcome);
  return { ...browser, services, form: formIn(services) };
}

/** Runs `before` in the form of a page, then reloads the page: its locks are released. */
export async function reloadedAfter(
  before: (form: ReturnType<typeof formIn>, browser: ReturnType<typeof fakeBrowser>) => Promise<unknown>,
) {
  const browser = fakeBrowser();
  const page = browser.tab();
  await saveWaiting(page.outbox, 'Old');
  const former = formIn(page);
  await before(former, browser);
  former.die();
  const services = browser.tab();
  return { ...browser, services, form: formIn(services), identity: former.identity };
}

/** A page with an unanswered lead `n1` from the time before its reload. */
export const reloadedUnanswered = () =>
  reloadedAfter((former, { state }) => {
    state.answer = async () => UNANSWERED;
    return former.submit(leadOf('A'));
  });
