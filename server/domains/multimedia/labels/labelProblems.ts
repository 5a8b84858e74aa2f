import type { FieldProblems } from '../../../kit/errors.ts';
import { fold } from '../../../kit/list/searchText.ts';
import type { Write } from '../../../kit/resource/writes.ts';
import type { Label } from './label.ts';

/** A name that another label of the radio has already; the database still has the last word. */
export async function problemsOfLabel(
  entity: { name: string },
  name: string | undefined,
  { transaction, context, existing }: Write<Label>,
): Promise<FieldProblems> {
  if (name === undefined) return {};
  const { table } = context.reads.models.of(entity);
  const sql = `select 1 from ${table} where radio_id = ? and folded_name = ? and id <> ?`;
  const same = await transaction.rows(sql, [context.radioId ?? -1, fold(name.trim()), existing?.id ?? 0]);
  return same.length > 0 ? { name: 'taken' } : {};
}
