import type { FieldProblems } from '../../../../kit/errors.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { parseId } from '../../../../kit/read/reads.ts';
import type { Writing } from '../../../../kit/resource/recordedWrites.ts';
import type { Stored } from '../../../../kit/write/storedEntity.ts';
import { EmissionState, RushState } from '../../../programmes/public.ts';
import {
  dateOf,
  dayLength,
  dayOf,
  firstDate,
  isDate,
  lastDate,
  timeOfDay,
} from '../../../../kit/time/days.ts';
import { dayOfCount, daysBetween, firstDay } from '../../../../kit/time/recurrence.ts';
import type { Slot } from '../slot.entity.ts';
import type { SlotPatch } from '../slot.inputs.ts';
import { SlotCategory } from '../slotEnums.ts';
import type { SlotRecurrence, SlotRecurrenceInput } from '../series/slotRecurrence.ts';
import type { RadioClock } from '../../../platform/public.ts';
import { ruleOf } from '../series/storedSeries.ts';

type Known = Partial<Stored<Slot>> & { id?: number };

/** Dates of a slot: the first date that matches its rule, the last date, and the rule. */
export interface Days {
  startDate: string;
  endDate: string | null;
  recurrence: SlotRecurrence | null;
}

/** Converts the recurrence rule of an input: absent fields get their defaults. */
export const recurrenceOf = (given: SlotRecurrenceInput): SlotRecurrence => ({
  frequency: given.frequency,
  interval: given.interval ?? 1,
  weekdays: given.weekdays ?? [],
  nth: given.nth ?? null,
  setPosition: given.setPosition ?? null,
  until: given.until ?? null,
  count: given.count ?? null,
});

/** Computes the dates of a slot from its start date and rule, or returns their problems. */
export function daysOfSlot(startDate: string, recurrence: SlotRecurrence | null): Days | FieldProblems {
  const start = dayOf(startDate);
  if (!recurrence) return { startDate, endDate: startDate, recurrence };
  const rule = ruleOf(recurrence);
  const first = firstDay(rule, start);
  if (first === undefined) return { recurrence: 'noDays' };
  const { until, count } = recurrence;
  if (until !== null) {
    const last = daysBetween(rule, first, first, dayOf(until)).at(-1);
    return last === undefined ? { recurrence: 'noDays' } : days(first, last, recurrence);
  }
  if (count === null) return days(first, null, recurrence);
  const last = dayOfCount(rule, first, count);
  return last === undefined || last > dayOf(lastDate)
    ? { 'recurrence.count': 'max' }
    : days(first, last, recurrence);
}

const days = (first: number, last: number | null, recurrence: SlotRecurrence): Days => ({
  startDate: dateOf(first),
  endDate: last === null ? null : dateOf(last),
  recurrence,
});

/** True when `daysOfSlot` returned dates, not problems. */
export const areDays = (found: Days | FieldProblems): found is Days =>
  'startDate' in found && 'endDate' in found;

/** Returns the problems of a changed slot that the decorators of its input cannot find. */
export async function problemsOfSlot(
  given: SlotPatch,
  existing: Known,
  writing: Writing,
  clock: RadioClock,
): Promise<FieldProblems> {
  return {
    ...problemsOfTimes(given, existing, clock),
    ...problemsOfContents(given, existing),
    ...(await problemsOfLinks(given, existing, writing)),
  };
}

function problemsOfTimes(given: SlotPatch, existing: Known, clock: RadioClock): FieldProblems {
  const startDate = given.startDate ?? existing.startDate;
  if (startDate !== undefined && !isDate(startDate))
    return { startDate: startDate < firstDate ? 'min' : 'max' };
  const problems = given.recurrence ? problemsOfRule(given.recurrence, startDate) : {};
  if (Object.keys(problems).length > 0 || startDate === undefined) return problems;
  const stored = existing.recurrence ?? null;
  const recurrence =
    given.recurrence === undefined ? stored : given.recurrence && recurrenceOf(given.recurrence);
  const found = daysOfSlot(startDate, recurrence);
  if (!areDays(found)) return found;
  return recurrence ? {} : problemOfSkippedHour(startDate, { ...existing, ...given }, clock);
}

function problemsOfRule(rule: SlotRecurrenceInput, startDate: string | undefined): FieldProblems {
  const { frequency, weekdays, nth, setPosition, until, count } = rule;
  const problems: FieldProblems = {};
  // Decorators report these too, but a problem that they find inside a rule does not stop the computation here.
  if (isBeyond(rule.interval, 52)) problems['recurrence.interval'] = 'invalid';
  if (isBeyond(count, 1000)) problems['recurrence.count'] = 'invalid';
  if (nth != null && (frequency !== 'MONTHLY' || nth === 0)) problems['recurrence.nth'] = 'invalid';
  if (nth != null && !weekdays?.length) problems['recurrence.weekdays'] = 'required';
  if (setPosition != null && (frequency !== 'MONTHLY' || Math.abs(setPosition) !== 1 || nth != null))
    problems['recurrence.setPosition'] = 'invalid';
  if (until != null && count != null) problems['recurrence.count'] = 'invalid';
  if (until != null && until > lastDate) problems['recurrence.until'] = 'max';
  if (until != null && startDate !== undefined && until < startDate)
    problems['recurrence.until'] = 'endBeforeStart';
  return problems;
}

const isBeyond = (value: number | null | undefined, max: number) =>
  value != null && (value < 1 || value > max);

/** Rejects a slot with a single date that a clock change skips completely. Recurring slots may lose such a date. */
function problemOfSkippedHour(
  startDate: string,
  { startTime, duration }: Pick<SlotPatch, 'startTime' | 'duration'>,
  { momentOf }: RadioClock,
): FieldProblems {
  const time = startTime === undefined ? undefined : timeOfDay(startTime);
  if (time === undefined || duration === undefined) return {};
  const wall = dayOf(startDate) * dayLength + time;
  return momentOf(wall + duration) > momentOf(wall) ? {} : { startTime: 'skippedHour' };
}

/** References by category: a slot must have at least one of those listed for its category. */
const needs = {
  [SlotCategory.LIVE]: ['emission'],
  [SlotCategory.MULTIMEDIA]: ['playlist', 'emission', 'episode'],
  [SlotCategory.RUSH]: ['rush', 'emission', 'episode'],
  [SlotCategory.REBROADCAST]: ['original', 'episode'],
} as const;

function problemsOfContents(given: SlotPatch, existing: Known): FieldProblems {
  const category = given.category ?? existing.category;
  if (category === undefined) return {};
  const isGiven = (relation: 'emission' | 'playlist' | 'episode' | 'rush' | 'original') =>
    rest(given[`${relation}Id`], existing[relation]) !== null;
  if (category !== SlotCategory.REBROADCAST && isGiven('original')) return { originalId: 'invalid' };
  // With an episode and a rush it would be undefined which of them plays.
  if (isGiven('rush') && (category !== SlotCategory.RUSH || isGiven('episode'))) return { rushId: 'invalid' };
  const [first] = needs[category];
  return needs[category].some(isGiven) ? {} : { [`${first}Id`]: 'required' };
}

/*
 * Planning a slot locks the records that it refers to.
 * A concurrent deletion of such a record waits, and then fails because the slot uses the record.
 */

export const lockEmission = query('scheduling.lockEmission', (db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom('Emission as emission')
    .select(['emission.id', 'emission.state', 'emission.title'])
    .where('emission.id', '=', id)
    .forShare(['emission']),
);

const lockEpisode = query('scheduling.lockEpisode', (db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom('Episode as episode')
    .innerJoin('Emission as emission', 'emission.id', 'episode.emission')
    .select(['episode.id', 'episode.emission', 'emission.state'])
    .where('episode.id', '=', id)
    .forShare(['episode']),
);

const lockRush = query('scheduling.lockRush', (db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom('Rush as rush')
    .leftJoin('Emission as emission', 'emission.id', 'rush.emission')
    .select(['rush.id', 'rush.state', 'rush.emission', 'emission.state as emissionState'])
    .where('rush.id', '=', id)
    .forShare(['rush']),
);

const lockOriginal = query('scheduling.lockOriginal', (db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom('Slot as slot')
    .select(['slot.id', 'slot.category'])
    .where('slot.id', '=', id)
    .forShare(['slot']),
);

const lockPlaylist = query('scheduling.lockPlaylist', (db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom('Playlist as playlist')
    .select('playlist.id')
    .where('playlist.id', '=', id)
    .forShare(['playlist']),
);

/**
 * Checks only the references that the input contains. When it contains an emission, also checks the stored episode and rush.
 * A slot whose emission has ended can therefore still be shortened or renamed.
 */
async function problemsOfLinks(given: SlotPatch, existing: Known, writing: Writing): Promise<FieldProblems> {
  const problems: FieldProblems = {};
  const emissionId = idOf(given.emissionId);
  const emission = emissionId && (await lockEmission.first(writing, { id: emissionId }));
  if (emissionId && !emission) problems['emissionId'] = 'unknown';
  if (emission && emission.state === EmissionState.ENDED && existing.emission !== emission.id)
    problems['emissionId'] = 'ended';
  const defaultEpisodeId = emissionId ? existing.episode : null;
  const episodeId = given.episodeId === undefined ? defaultEpisodeId : idOf(given.episodeId);
  const episode = episodeId && (await lockEpisode.first(writing, { id: episodeId }));
  if (idOf(given.episodeId) && !episode) problems['episodeId'] = 'unknown';
  if (episode) {
    const programme = rest(idOf(given.emissionId), existing.emission);
    if (programme !== null && episode.emission !== programme) problems['episodeId'] = 'elsewhere';
    else if (episode.state === EmissionState.ENDED && existing.episode !== episode.id)
      problems['episodeId'] = 'ended';
  }
  Object.assign(problems, await problemsOfRush(given, existing, writing));
  const playlistId = idOf(given.playlistId);
  if (playlistId && !(await lockPlaylist.any(writing, { id: playlistId })))
    problems['playlistId'] = 'unknown';
  const originalId = idOf(given.originalId);
  const original = originalId && (await lockOriginal.first(writing, { id: originalId }));
  if (originalId && !original) problems['originalId'] = 'unknown';
  if (original && (original.id === existing.id || original.category === SlotCategory.REBROADCAST))
    problems['originalId'] = 'invalid';
  return problems;
}

/** A rush may still be undecided when it is planned; a rejected one cannot be planned. */
async function problemsOfRush(given: SlotPatch, existing: Known, writing: Writing): Promise<FieldProblems> {
  const defaultRushId = idOf(given.emissionId) ? existing.rush : null;
  const id = given.rushId === undefined ? defaultRushId : idOf(given.rushId);
  const rush = id && (await lockRush.first(writing, { id }));
  if (!rush) return idOf(given.rushId) ? { rushId: 'unknown' } : {};
  const programme = rest(idOf(given.emissionId), existing.emission);
  if (programme !== null && rush.emission !== null && rush.emission !== programme)
    return { rushId: 'elsewhere' };
  if (existing.rush === rush.id) return {};
  if (rush.state === RushState.REJECTED) return { rushId: 'rejected' };
  return rush.emissionState === EmissionState.ENDED ? { rushId: 'ended' } : {};
}

/** Returns the problems that prevent restoring a slot from the recycle bin. Records that it refers to may have been deleted since. */
export async function problemsOfReturn(slot: Stored<Slot>, writing: Writing): Promise<FieldProblems> {
  const named = {
    emission: lockEmission,
    playlist: lockPlaylist,
    episode: lockEpisode,
    rush: lockRush,
    original: lockOriginal,
  };
  const problems: FieldProblems = problemsOfContents({}, slot);
  for (const [relation, known] of Object.entries(named)) {
    const id = slot[relation as keyof typeof named];
    if (id !== null && !(await known.any(writing, { id }))) problems[`${relation}Id`] = 'unknown';
  }
  return problems;
}

/** Id of an input: undefined when absent, null for none and for malformed ids. */
const idOf = (id: string | null | undefined): number | null | undefined =>
  id == null ? id : (parseId(id) ?? null);

/** The given value, or else the existing one. */
const rest = <T, U>(given: T | null | undefined, existing: U | null | undefined): T | U | null =>
  given === undefined ? (existing ?? null) : given;
