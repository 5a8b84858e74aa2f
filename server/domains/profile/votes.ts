import type { Context } from '../../kit/context.ts';
import { invalidInput, notFound } from '../../kit/errors.ts';
import { parseId } from '../../kit/read/reads.ts';
import { inTransaction } from '../../kit/resource/transaction.ts';
import { holdRow } from './marks.ts';

const upsert = `insert into poll_vote (poll_id, option_id, user_id) values (?, ?, ?)
  on conflict (poll_id, user_id) do update set option_id = excluded.option_id`;

/** Gives the viewer's vote, in place of the one before, and gives back the id of the poll. */
export async function giveVote(context: Context, pollId: string, optionId: string): Promise<number> {
  const poll = parseId(pollId) ?? 0;
  const option = parseId(optionId) ?? 0;
  await inTransaction(context.database, async (transaction) => {
    if (!(await holdRow(transaction, context, 'poll', poll))) throw notFound('Poll');
    const isThere = await holdRow(transaction, context, 'poll_option', option);
    const offered = await transaction.rows('select 1 from poll_option where id = ? and poll_id = ?', [
      option,
      poll,
    ]);
    if (!isThere || offered.length === 0) throw invalidInput({ optionId: 'unknown' });
    await transaction.run(upsert, [poll, option, context.viewer!.userId]);
  });
  return poll;
}
