import { invalidInput, type FieldProblems } from '../../../kit/errors.ts';
import { problemsOfInput } from '../../../kit/graphql/errors/validateInput.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { addRow, dropRow, type Writing } from '../../../kit/resource/recordedWrites.ts';
import { findLinkedRows } from '../../../kit/resource/references.ts';
import { findStoredRows } from '../../../kit/resource/storedRows.ts';
import { plainCriteria, problemsOfCriteria, requireCriteria } from '../../library/public.ts';
import type { ClockPartInput } from './clock.inputs.ts';
import { ClockPartKind as Kind } from './clockEnums.ts';
import { ClockPart } from './clockPart.entity.ts';

export const maxParts = 60;

const findPartsOfClock = query('programmes.findPartsOfClock', (db, { of }: Given<{ of: number }>) =>
  db.selectFrom('ClockPart').select('id').where('clock', '=', of),
);

/** Replaces the parts of a clock. BAD_USER_INPUT names each invalid field. */
export async function replaceParts(
  writing: Writing,
  clock: number,
  given: readonly ClockPartInput[],
): Promise<void> {
  if (given.length > maxParts) throw invalidInput({ parts: 'tooLong' });
  const parts = await valuesOfParts(writing, given);
  const model = writing.context.reads.models.of(ClockPart);
  const before = (await findPartsOfClock.all(writing, { of: clock })).map(({ id }) => id);
  for (const row of (await findStoredRows(writing, model, before)).values())
    await dropRow(writing, model, row);
  for (const [index, part] of parts.entries())
    await addRow(writing, model, { ...part, clock, position: index + 1 });
}

async function valuesOfParts(writing: Writing, given: readonly ClockPartInput[]): Promise<object[]> {
  const problems: FieldProblems = {};
  const values: object[] = [];
  let earliest = 0;
  for (const [index, part] of given.entries()) {
    const offset = part.kind === Kind.TOP_OF_HOUR ? 0 : (part.offset ?? null);
    const { ids, problems: unknown } = await findLinkedRows(writing, ClockPart, linked, present(part));
    const ill = {
      ...(offset !== null && offset < earliest && { offset: 'min' as const }),
      ...problemsOfPart(part),
      ...unknown,
      ...(await problemsOfInput(part)),
    };
    for (const [field, problem] of Object.entries(ill)) problems[`parts.${index}.${field}`] = problem;
    if (part.criteria) requireCriteria(writing.context, part.criteria);
    earliest = Math.max(earliest, offset ?? 0);
    values.push({ ...valuesOf(part, offset), ...ids });
  }
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  return values;
}

const linked = ['category', 'playlist', 'media'];
const present = (part: ClockPartInput) =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined));

const valuesOf = (
  { kind, title, isHard, count, duration, criteria, purpose }: ClockPartInput,
  offset: number | null,
) => ({
  kind,
  title: title ?? '',
  offset,
  isHard: kind === Kind.TOP_OF_HOUR || ((isHard ?? false) && offset !== null),
  count: kind === Kind.SONGS ? (count ?? null) : null,
  duration: duration ?? null,
  criteria: criteria ? plainCriteria(criteria) : null,
  purpose: purpose ?? null,
});

/** Checks the required and the unsupported fields of each kind. */
function problemsOfPart(part: ClockPartInput): FieldProblems {
  const { kind, title, duration, categoryId, playlistId, criteria, mediaId, purpose, count } = part;
  const problems: FieldProblems = {};
  if (kind === Kind.TALK && !title) problems['title'] = 'required';
  if (kind === Kind.TALK && duration == null) problems['duration'] = 'required';
  if (kind === Kind.TOP_OF_HOUR && part.offset) problems['offset'] = 'invalid';
  const isMusic = kind === Kind.SONGS;
  const sources = Object.entries({ categoryId, playlistId, criteria }).filter(([, value]) => value != null);
  for (const [field] of isMusic ? sources.slice(1) : sources) problems[field] = 'invalid';
  if (isMusic && count != null && duration != null) problems['count'] = 'invalid';
  const isJingle = kind === Kind.JINGLE || kind === Kind.TOP_OF_HOUR;
  if (mediaId != null && !isJingle) problems['mediaId'] = 'invalid';
  if (purpose != null && (!isJingle || mediaId != null)) problems['purpose'] = 'invalid';
  if (isMusic && criteria)
    Object.assign(problems, problemsOfCriteria(criteria.criteria, 'criteria.criteria'));
  return problems;
}
