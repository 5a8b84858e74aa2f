import type { FieldProblems } from '../../../../kit/errors.ts';
import type { Named, NamedRows } from '../../labels/namedRows.ts';

/** What an input names by ids, by names, or by both; nothing when both are absent. */
export interface GivenNames {
  ids: readonly string[] | undefined;
  names: readonly string[] | undefined;
}

/** Names as they are kept: without what is not seen. */
export const givenNames = (names: readonly string[] = []) =>
  names.map((name) => name.toWellFormed().replaceAll(/\s+/g, ' ').trim()).filter(Boolean);

/** What is wrong with them: ids that are not in reach, names that would have to be made by who may not. */
export async function problemsOfNames(
  rows: NamedRows,
  { ids = [], names = [] }: GivenNames,
  fields: { ids: string; names: string },
): Promise<FieldProblems> {
  const problems: FieldProblems = {};
  for (const [index, id] of ids.entries())
    if (!(await rows.withId(id))) problems[`${fields.ids}.${index}`] = 'unknown';
  if (rows.mayMake) return problems;
  for (const [index, name] of givenNames(names).entries())
    if (!(await rows.called(name))) problems[`${fields.names}.${index}`] = 'unknown';
  return problems;
}

/** The rows that they name, each once, in the order given; what is missing is made. */
export async function rowsOfNames(rows: NamedRows, { ids, names }: GivenNames): Promise<Named[] | undefined> {
  if (ids === undefined && names === undefined) return undefined;
  const found = new Map<number, Named>();
  const keep = (row: Named | undefined) => row && !found.has(row.id) && found.set(row.id, row);
  for (const id of ids ?? []) keep(await rows.withId(id));
  for (const name of givenNames(names)) keep(await rows.calledOrMade(name));
  return [...found.values()];
}
