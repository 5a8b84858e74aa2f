import type { FieldProblems } from '../../../kit/errors.ts';
import type { MediaItem } from './mediaItem.entity.ts';

const names = ['cueIn', 'cueOut', 'fadeIn', 'fadeOut', 'startNext'] as const;
type Cue = (typeof names)[number];
type Cues = Pick<MediaItem, Cue>;

/**
 * Validates changed cue points and fades of a medium, and reports problems at the changed fields.
 * Cue points must lie inside of the file and in order, and both fades together must not be longer than the played part.
 */
export function problemsOfCues(
  changes: Partial<Cues>,
  existing: Cues & Pick<MediaItem, 'duration'>,
): FieldProblems {
  const changed = names.filter((name) => changes[name] !== undefined && changes[name] !== existing[name]);
  if (changed.length === 0) return {};
  const at = (name: Cue) => (changes[name] === undefined ? existing[name] : changes[name]);
  const begin = at('cueIn') ?? 0;
  const length = existing.duration ?? Number.POSITIVE_INFINITY;
  const end = at('cueOut') ?? length;
  const [startNext, fadeIn, fadeOut] = [at('startNext'), at('fadeIn') ?? 0, at('fadeOut') ?? 0];
  const problems: FieldProblems = {};
  /** Reports the problem of the first of these fields that was changed. */
  const blame = (...fields: ReadonlyArray<[Cue, 'min' | 'max']>) => {
    const [field, problem] = fields.find(([name]) => changed.includes(name)) ?? [];
    if (field && problem) problems[field] ??= problem;
  };
  if (end > length) blame(['cueOut', 'max']);
  if (begin >= end) blame(['cueOut', 'min'], ['cueIn', 'max']);
  else {
    if (startNext !== null && startNext < begin) blame(['startNext', 'min'], ['cueIn', 'max']);
    if (startNext !== null && startNext > end) blame(['startNext', 'max'], ['cueOut', 'min']);
    const played = end - begin;
    if (fadeIn > played) blame(['fadeIn', 'max'], ['cueOut', 'min'], ['cueIn', 'max']);
    else if (fadeIn + fadeOut > played)
      blame(['fadeOut', 'max'], ['fadeIn', 'max'], ['cueOut', 'min'], ['cueIn', 'max']);
  }
  return problems;
}
