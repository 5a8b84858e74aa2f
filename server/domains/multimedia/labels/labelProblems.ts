import type { FieldProblems } from '../../../kit/errors.ts';
import { fold } from '../../../kit/list/searchText.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { Write } from '../../../kit/resource/writes.ts';
import type { Label } from './label.ts';

/** A name that another label of the radio has already; the database still has the last word. */
export async function problemsOfLabel(
  others: typeof otherTags,
  name: string | undefined,
  write: Write<Label>,
): Promise<FieldProblems> {
  if (name === undefined) return {};
  const same = { key: fold(name.trim()), id: write.existing?.id ?? 0 };
  return (await others.any(write, same)) ? { name: 'taken' } : {};
}

type Another = Given<{ key: string; id: number }>;

export const otherTags = query('multimedia.otherTags', (db, { key, id }: Another) =>
  db.selectFrom('MediaTag').select('id').where('foldedName', '=', key).where('id', '<>', id),
);

export const otherCategories = query('multimedia.otherCategories', (db, { key, id }: Another) =>
  db.selectFrom('MediaCategory').select('id').where('foldedName', '=', key).where('id', '<>', id),
);
