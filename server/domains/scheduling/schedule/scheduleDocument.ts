import type { Database } from '../../../kit/database/database.ts';
import type { OpenDocument } from '../../../kit/entrances/openDocument.ts';
import { findRadio, type NamedRadio } from '../../programmes/public.ts';
import { dayLength } from '../../../kit/time/days.ts';
import { clockOfRadio, dayFromToday, scheduledBetween } from './publicSchedule.ts';

/** Lifetimes in seconds: of the document in browsers, and of its text in this process. */
const maxAge = 15;
const cachedSeconds = 5;
const shownDays = 7;

/**
 * `/public/{radio}/schedule.json`: the last, the current and the next programme.
 * Also contains seven days, beginning with today.
 */
export const scheduleDocument: OpenDocument = {
  path: '/public/:radio/schedule.json',
  async find({ database, services, params }) {
    const radio = await findRadio(database, params['radio']!);
    if (!radio) return undefined;
    if (radio.slug !== params['radio'])
      return { location: `/public/${encodeURIComponent(radio.slug)}/schedule.json`, maxAge };
    const text = await cachedText(database, radio, services.accounts.portalUrl());
    return {
      type: 'application/json; charset=utf-8',
      mark: text,
      maxAge,
      text: () => text,
    };
  },
};

interface CachedText {
  until: number;
  text: Promise<string>;
}

/** Cached schedules by database and radio. */
const cachedTexts = new WeakMap<Database, Map<number, CachedText>>();

function cachedText(database: Database, radio: NamedRadio, portal: string): Promise<string> {
  const ofDatabase = cachedTexts.get(database) ?? new Map<number, CachedText>();
  cachedTexts.set(database, ofDatabase);
  const known = ofDatabase.get(radio.id);
  const rest = (known?.until ?? 0) - Date.now();
  // When more than a lifetime remains, the system clock was set back.
  if (known && rest > 0 && rest <= cachedSeconds * 1000) return known.text;
  const text = scheduleText(database, radio, portal);
  ofDatabase.set(radio.id, { until: Date.now() + cachedSeconds * 1000, text });
  // A failure is not cached: the next request tries again.
  text.catch(() => ofDatabase.delete(radio.id));
  return text;
}

async function scheduleText(database: Database, radio: NamedRadio, portal: string): Promise<string> {
  const clock = clockOfRadio(radio);
  const [today, end] = [dayFromToday(clock, 0), dayFromToday(clock, shownDays)];
  const span = { from: today - dayLength, to: end };
  const all = await scheduledBetween(database, radio, span, clock, portal);
  const previous = all.findLast(({ endsAt }) => endsAt.getTime() <= clock.now) ?? null;
  const now =
    all.find(({ startsAt, endsAt }) => startsAt.getTime() <= clock.now && endsAt.getTime() > clock.now) ??
    null;
  const next = all.find(({ startsAt }) => startsAt.getTime() > clock.now) ?? null;
  const week = all.filter(({ endsAt }) => endsAt.getTime() > today);
  const { name, slug, timeZone } = radio;
  return JSON.stringify({
    radio: { name, slug },
    timeZone,
    previous,
    now,
    next,
    week,
  });
}
