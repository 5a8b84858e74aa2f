import type { Context } from '../../../../kit/context.ts';
import { invalidInput, notFound } from '../../../../kit/errors.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { parseId } from '../../../../kit/read/reads.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';

const lockPoll = query('profile.lockPoll', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('Poll').select('id').where('id', '=', id).forKeyShare(),
);

const lockOption = query(
  'profile.lockOption',
  (db, { poll, option }: Given<{ poll: number; option: number }>) =>
    db.selectFrom('PollOption').select('id').where('id', '=', option).where('poll', '=', poll).forKeyShare(),
);

const upsertVote = query(
  'profile.upsertVote',
  (db, { poll, option, user }: Given<{ poll: number; option: number; user: number }>) =>
    db
      .insertInto('PollVote')
      .values({ poll, option, user })
      .onConflict((conflict) =>
        conflict.columns(['poll', 'user']).doUpdateSet((vote) => ({ option: vote.ref('excluded.option') })),
      ),
);

/** Sets the viewer's vote, replacing a previous one, and returns the id of the poll. */
export async function giveVote(context: Context, pollId: string, optionId: string): Promise<number> {
  const id = parseId(pollId) ?? 0;
  const option = parseId(optionId) ?? 0;
  await inTransaction(context.database, async (transaction) => {
    if (!(await lockPoll.any(transaction, { id }))) throw notFound('Poll');
    if (!(await lockOption.any(transaction, { poll: id, option })))
      throw invalidInput({ optionId: 'unknown' });
    await upsertVote.write(transaction, { poll: id, option, user: context.viewer!.userId });
  });
  return id;
}
