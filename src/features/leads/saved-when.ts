import { savedRequestCopy } from '../../content/copy/saved-request';

const DAY_MS = 24 * 60 * 60 * 1000;
const clock = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', hour12: true });
const calendar = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long' });
const fullCalendar = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric' });

/** A moment as people say it, in the phone's own time: "today, 9:40 am", "14 March, 9:40 am", with the year when it is another one. */
export function savedWhen(at: number, now: number): string {
  const moment = new Date(at);
  const time = clock.format(moment);
  const today = new Date(now);
  if (moment.toDateString() === today.toDateString()) return savedRequestCopy.today(time);
  if (moment.toDateString() === new Date(now - DAY_MS).toDateString())
    return savedRequestCopy.yesterday(time);
  const days = moment.getFullYear() === today.getFullYear() ? calendar : fullCalendar;
  return savedRequestCopy.onDay(days.format(moment), time);
}
