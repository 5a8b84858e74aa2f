import type { FieldProblem, FieldProblems } from '../../../kit/errors.ts';
import type { Stored } from '../../../kit/write/storedEntity.ts';
import type { PlaylistPatch } from './playlist.inputs.ts';
import type { Playlist } from './playlist.entity.ts';
import { PlaylistContent, PlaylistRule } from './playlistEnums.ts';
import { problemsOfCriteria } from './smart/smartProblems.ts';

/** Range of the number of each rule, inclusive. */
const numbersOf: Partial<Record<PlaylistRule, readonly [number, number]>> = {
  [PlaylistRule.EVERY_SONGS]: [1, 150],
  [PlaylistRule.EVERY_MINUTES]: [1, 1440],
  [PlaylistRule.HOURLY]: [0, 59],
};

type Known = Partial<Stored<Playlist>>;

/** Returns problems of a changed playlist that the decorators of the input class cannot find. */
export function problemsOfPlaylist(patch: PlaylistPatch, existing: Known, hasItems: boolean): FieldProblems {
  return {
    ...problemsOfRule({ ...existing, ...patch, ruleNumber: ruleNumberOf(patch, existing) }),
    ...problemsOfDates({ ...existing, ...patch }),
    ...problemsOfContent(patch, existing, hasItems),
  };
}

/** Returns the number of a playlist's rule after an edit. Returns null when the edit changes the rule without a new number. */
export function ruleNumberOf({ rule, ruleNumber }: PlaylistPatch, existing: Known): number | null {
  if (ruleNumber !== undefined) return ruleNumber;
  const isChanged = rule !== undefined && rule !== existing.rule;
  return isChanged ? null : (existing.ruleNumber ?? null);
}

function problemsOfRule({ rule, ruleNumber }: PlaylistPatch): FieldProblems {
  const range = rule && numbersOf[rule];
  if (!range) return ruleNumber == null ? {} : { ruleNumber: 'invalid' };
  if (ruleNumber == null) return { ruleNumber: 'required' };
  if (ruleNumber < range[0]) return { ruleNumber: 'min' };
  return ruleNumber > range[1] ? { ruleNumber: 'max' } : {};
}

const problemsOfDates = ({
  startDate,
  endDate,
}: Pick<PlaylistPatch, 'startDate' | 'endDate'>): FieldProblems =>
  startDate && endDate && endDate < startDate ? { endDate: 'endBeforeStart' } : {};

function problemsOfContent(patch: PlaylistPatch, existing: Known, hasItems: boolean): FieldProblems {
  const content = patch.content ?? existing.content ?? PlaylistContent.CHOSEN;
  const isSwitched = content !== existing.content;
  if (content === PlaylistContent.CHOSEN) return patch.criteria ? { criteria: 'invalid' } : {};
  if (isSwitched && hasItems) return { content: 'inUse' };
  const isMissing = patch.criteria === null || (patch.criteria === undefined && !existing.criteria);
  if (isMissing) return { criteria: 'required' };
  return patch.criteria ? problemsOfCriteria(patch.criteria.criteria, 'criteria.criteria') : {};
}

const maxNameLength = 160;

/** Validates the name of a playlist, in an input that consists of the name only. */
export function problemOfName(name: string): FieldProblem | undefined {
  if (name.trim() === '') return 'required';
  return name.trim().length > maxNameLength ? 'tooLong' : undefined;
}
