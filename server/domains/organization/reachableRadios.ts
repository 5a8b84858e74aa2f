import type { Context } from '../../kit/context.ts';
import { parseId, type Condition } from '../../kit/read/reads.ts';
import { seesAllRadios } from '../accounts/accounts.ts';

/** The radios `t` that the viewer sees; undefined when that is all of them. */
export function reachableRadios(context: Context): Condition | undefined {
  if (seesAllRadios(context)) return undefined;
  const text = 't.id in (select radio_id from team_member where user_id = ?)';
  return { text, values: [context.viewer?.userId ?? -1] };
}

/** The id of a radio that the viewer sees, or undefined when it is none of them. */
export async function reachableRadio(context: Context, id: string): Promise<number | undefined> {
  const { text, values } = reachableRadios(context) ?? { text: '1 = 1', values: [] };
  const [row] = await context.database.rows(`select t.id from radio t where t.id = ? and ${text}`, [
    parseId(id) ?? -1,
    ...values,
  ]);
  return row && Number(row[0]);
}
