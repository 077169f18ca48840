import { savedRequestCopy } from '../../content/copy/saved-request';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A moment as people say it, in the phone's own time: "today, 9:40 am", "14 March, 9:40 am", with the year when it is another one. */
export function savedWhen(at: number, now: number): string {
  const moment = new Date(at);
  const time = moment.toLocaleTimeString('en-IN', { hour: 'numeric', minute: '2-digit', hour12: true });
  const today = new Date(now);
  if (moment.toDateString() === today.toDateString()) return savedRequestCopy.today(time);
  if (moment.toDateString() === new Date(now - DAY_MS).toDateString())
    return savedRequestCopy.yesterday(time);
  const isThisYear = moment.getFullYear() === today.getFullYear();
  const parts: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' };
  const day = moment.toLocaleDateString('en-IN', isThisYear ? parts : { ...parts, year: 'numeric' });
  return savedRequestCopy.onDay(day, time);
}
