import type { TFunction } from 'i18next';
import {
  CalendarOff,
  CalendarX2,
  FileX2,
  Hourglass,
  Megaphone,
  MicOff,
  Repeat2,
  Scissors,
  TriangleAlert,
  VolumeX,
  type LucideIcon,
} from 'lucide-react';
import type { DryRunProblemKind } from '../../../apollo/schemaTypes.generated';
import type { Clock } from '../../../kit/data/format/clock';
import type { MeasureFormat } from '../../../kit/data/format/measureFormat';
import { defaultPlaylistPath } from '../../library/paths';
import { calendarDayPath, rundownPath } from '../paths';
import { clockWeekPath } from '../../programmes/paths';
import type { DryRunProblemFieldsFragment } from './dryRun.generated';

type Problem = DryRunProblemFieldsFragment;

export const problemIcons: Record<DryRunProblemKind, LucideIcon> = {
  GAP: VolumeX,
  EMPTY_LIVE: MicOff,
  NO_SOUND: CalendarX2,
  RUSH_UNDECIDED: Scissors,
  MISSING_FILE: FileX2,
  OVERRUN: Hourglass,
  ADVERT_OUT_OF_DAYS: Megaphone,
  EMISSION_ENDED: CalendarOff,
  UNFILLED: TriangleAlert,
  BREACH: Repeat2,
};

/** Kinds of problems of the schedule; those that listeners notice most come first. */
export const problemKinds = Object.keys(problemIcons) as DryRunProblemKind[];

/** Number of problems by kind; kinds without problems are omitted. */
export const countsOf = (problems: readonly Problem[]) =>
  problemKinds
    .map((kind) => ({ kind, count: problems.filter((problem) => problem.kind === kind).length }))
    .filter(({ count }) => count > 0);

/** Describes a problem of the schedule, with the record and the duration that it concerns. */
export function wordsOf(
  { kind, about, milliseconds }: Problem,
  t: TFunction,
  measure: MeasureFormat,
): string {
  if (kind === 'MISSING_FILE' && !about) return t('dryRun.words.MISSING_FILE_nameless');
  if (kind === 'NO_SOUND' && !about) return t('dryRun.words.NO_SOUND_nameless');
  return t(`dryRun.words.${kind}`, { about, length: measure.spoken(milliseconds) });
}

/**
 * Describes how often a problem occurs, and between which times; undefined for a single one. Broken rules and empty sources are
 * described even when there is a single one.
 */
export function timesOf(
  { kind, count, startsAt, endsAt }: Problem,
  t: TFunction,
  { clock, formatted }: { clock: Clock; formatted: (count: number) => string },
): string | undefined {
  if (count < 2 && kind !== 'BREACH' && kind !== 'UNFILLED') return undefined;
  const [from, to] = [startsAt, endsAt].map((moment) => clock.time(new Date(moment)).slice(0, 5));
  return t('dryRun.times', { count, formatted: formatted(count), from, to });
}

/**
 * Returns a link to the page on which a problem can be solved. `subject` is the type that the viewer must be allowed to read.
 */
export function mendingOf({ kind, slotId, date, about }: Problem) {
  if (slotId && date)
    return kind === 'NO_SOUND' || kind === 'EMISSION_ENDED'
      ? ({ to: calendarDayPath(date), subject: 'Slot', label: 'calendar' } as const)
      : ({ to: rundownPath(slotId, date), subject: 'Rundown', label: 'rundown' } as const);
  // A name with a dot, such as `Day · Hits`, is that of a clock and one of its parts.
  return kind === 'UNFILLED' || about.includes(' · ')
    ? ({ to: clockWeekPath, subject: 'Clock', label: 'clocks' } as const)
    : ({ to: defaultPlaylistPath, subject: 'DefaultPlaylist', label: 'defaultPlaylist' } as const);
}

/** Groups problems by slot, in the order of the first problem. Problems outside of slots form a group with a null id. */
export function bySlot(problems: readonly Problem[]) {
  const slots = Map.groupBy(problems, ({ slotId }) => slotId);
  return [...slots].map(([slotId, ofSlot]) => ({ slotId, title: ofSlot[0]!.title, problems: ofSlot }));
}
