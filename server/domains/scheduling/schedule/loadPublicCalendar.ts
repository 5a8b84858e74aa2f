import type { Database } from '../../../kit/database/database.ts';
import type { NamedRadio } from '../../programmes/public.ts';
import { calendarText, type CalendarEvent } from '../icalendar/calendarText.ts';
import { categoryText } from '../icalendar/categoryTexts.ts';
import { findLastChanges } from '../icalendar/feedEvents.ts';
import { keyOf } from '../occurrences/plannedOccurrences.ts';
import {
  findBroadcastsBetween,
  clockOfRadio,
  dayFromToday,
  type ScheduledEmission,
} from './publicSchedule.ts';

const daysBack = 7;
const daysAhead = 28;

interface PublicCalendar {
  database: Database;
  radio: NamedRadio;
  title: string;
  /** Language of the names of categories, such as `fr`. */
  language: string;
  /** Slug of the emission whose programmes alone the calendar contains. Absent for all programmes. */
  emission?: string;
  /** Returns the address of the page of an emission, or that of the schedule. */
  urlOf: (emission: ScheduledEmission | null) => string;
}

/**
 * Public schedule of a radio as iCalendar: the past week and the four weeks that begin today. Contains what the public schedule shows; a
 * programme that another one interrupts is an event for each of its parts. `until` is the moment at which the period moves on.
 */
export async function loadPublicCalendar({
  database,
  radio,
  title,
  language,
  emission: slug,
  urlOf,
}: PublicCalendar): Promise<{ text: string; until: number }> {
  const clock = clockOfRadio(radio);
  const span = { from: dayFromToday(clock, -daysBack), to: dayFromToday(clock, daysAhead) };
  const all = await findBroadcastsBetween(database, radio, span, clock, '');
  const broadcasts =
    slug === undefined ? all : all.filter(({ shown: { emission } }) => emission?.slug === slug);
  const { ofSlots, ofOccurrences } = await findLastChanges(
    { database, radioId: radio.id },
    span,
    broadcasts.map(({ planned }) => planned),
  );
  const parts = new Map<string, number>();
  const events = broadcasts.map(
    ({ planned, shown }): CalendarEvent & { emission: ScheduledEmission | null } => {
      const key = keyOf(planned);
      const part = parts.get(key) ?? 0;
      parts.set(key, part + 1);
      const changes = [ofSlots.get(planned.slot), ofOccurrences.get(key)].map((at) => at?.getTime() ?? 0);
      return {
        ...shown,
        key: part === 0 ? key : `${key}:${part}`,
        category: categoryText(shown.category, language),
        description: shown.emission?.summary ?? '',
        isCalledOff: false,
        changedAt: new Date(Math.max(...changes)),
      };
    },
  );
  const text = await calendarText({
    title,
    timeZone: radio.timeZone,
    isBusy: false,
    span,
    uidDomain: `radio-${radio.id}.regie`,
    events,
    urlOf: ({ emission }) => urlOf(emission),
  });
  return { text, until: dayFromToday(clock, 1) };
}
