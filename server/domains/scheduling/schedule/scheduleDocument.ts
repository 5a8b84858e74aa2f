import type { Database } from '../../../kit/database/database.ts';
import type { PublicPage } from '../../../kit/pages/publicPage.ts';
import { findRadio, type NamedRadio } from '../../programmes/public.ts';
import { dayLength } from '../../../kit/time/days.ts';
import { clockOfRadio, dayFromToday, nextBorder, findScheduledBetween } from './publicSchedule.ts';

/** Lifetime in browsers in seconds. */
const maxAge = 15;
const shownDays = 7;

/** Serves `/public/{radio}/schedule.json`: the last, the current and the next programme. Also contains seven days, beginning with today. */
export const scheduleDocument: PublicPage = {
  path: '/public/:radio/schedule.json',
  openFor: maxAge,
  async render({ database, services, params }) {
    const radio = await findRadio(database, params['radio']!);
    if (!radio) return undefined;
    if (radio.slug !== params['radio'])
      return { location: `/public/${encodeURIComponent(radio.slug)}/schedule.json`, status: 301 };
    const { text, until } = await scheduleText(database, radio, services.accounts.portalUrl());
    return {
      status: 200,
      type: 'application/json; charset=utf-8',
      text,
      radioId: radio.id,
      until,
    };
  },
};

/** The schedule as JSON, and the moment until which it stays the same. */
async function scheduleText(database: Database, radio: NamedRadio, portal: string) {
  const clock = clockOfRadio(radio);
  const [today, end] = [dayFromToday(clock, 0), dayFromToday(clock, shownDays)];
  const span = { from: today - dayLength, to: end };
  const all = await findScheduledBetween(database, radio, span, clock, portal);
  const previous = all.findLast(({ endsAt }) => endsAt.getTime() <= clock.now) ?? null;
  const now =
    all.find(({ startsAt, endsAt }) => startsAt.getTime() <= clock.now && endsAt.getTime() > clock.now) ??
    null;
  const next = all.find(({ startsAt }) => startsAt.getTime() > clock.now) ?? null;
  const week = all.filter(({ endsAt }) => endsAt.getTime() > today);
  const { name, slug, timeZone } = radio;
  return {
    text: JSON.stringify({ radio: { name, slug }, timeZone, previous, now, next, week }),
    until: Math.min(nextBorder(all, clock.now), dayFromToday(clock, 1)),
  };
}
