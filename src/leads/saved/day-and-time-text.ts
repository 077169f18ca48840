import { savedLeadCopy } from '../../content/copy/leads/saved-card';
import { site } from '../../content/site';

const DAY_MS = 24 * 60 * 60 * 1000;

// Created once: a new formatter for each text takes most of the time in a list of 200 leads.
const clockTime = new Intl.DateTimeFormat(site.language, {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});
const dayAndMonth = new Intl.DateTimeFormat(site.language, { day: 'numeric', month: 'long' });
const fullDate = new Intl.DateTimeFormat(site.language, { day: 'numeric', month: 'long', year: 'numeric' });

/**
 * Returns the text of the time `at` in the time zone of the device, such as "today, 9:40 am", "yesterday, 9:40 am" or "14
 * March, 9:40 am". A day of another year than `now` has its year. `at` and `now` are ms since 1970. NaN as `at` throws.
 */
export function dayAndTimeText(at: number, now: number): string {
  const moment = new Date(at);
  const time = clockTime.format(moment);
  const today = new Date(now);
  if (moment.toDateString() === today.toDateString()) return savedLeadCopy.today(time);
  if (moment.toDateString() === new Date(now - DAY_MS).toDateString()) return savedLeadCopy.yesterday(time);
  const isThisYear = moment.getFullYear() === today.getFullYear();
  return savedLeadCopy.onDay((isThisYear ? dayAndMonth : fullDate).format(moment), time);
}
