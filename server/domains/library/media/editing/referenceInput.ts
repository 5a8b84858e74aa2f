import type { FieldProblems } from '../../../../kit/errors.ts';
import type { Named, NamedRows } from '../../labels/namedRows.ts';

/** References to rows in an input, such as tags: by ids, by names, or by both. When both are absent, the references stay unchanged. */
export interface ReferenceInput {
  ids: readonly string[] | undefined;
  names: readonly string[] | undefined;
}

/** Normalises names for storage: no invalid characters, no repeated spaces, no empty names. */
export const normaliseNames = (names: readonly string[] = []) =>
  names.map((name) => name.toWellFormed().replaceAll(/\s+/g, ' ').trim()).filter(Boolean);

/** Reports unknown ids, and missing names that the viewer may not create. */
export async function problemsOfNames(
  rows: NamedRows,
  { ids = [], names = [] }: ReferenceInput,
  fields: { ids: string; names: string },
): Promise<FieldProblems> {
  const problems: FieldProblems = {};
  for (const [index, id] of ids.entries())
    if (!(await rows.withId(id))) problems[`${fields.ids}.${index}`] = 'unknown';
  if (rows.mayMake) return problems;
  for (const [index, name] of normaliseNames(names).entries())
    if (!(await rows.called(name))) problems[`${fields.names}.${index}`] = 'unknown';
  return problems;
}

/**
 * Returns the rows with these ids, then those with these names, without duplicates. Creates rows for missing names. Returns
 * undefined when ids and names are both absent.
 */
export async function rowsOfNames(
  rows: NamedRows,
  { ids, names }: ReferenceInput,
): Promise<Named[] | undefined> {
  if (ids === undefined && names === undefined) return undefined;
  const found = new Map<number, Named>();
  const add = (row: Named | undefined) => row && !found.has(row.id) && found.set(row.id, row);
  for (const id of ids ?? []) add(await rows.withId(id));
  for (const name of normaliseNames(names)) add(await rows.calledOrMade(name));
  return [...found.values()];
}
