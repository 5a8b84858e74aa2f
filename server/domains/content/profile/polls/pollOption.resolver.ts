import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { count, countOfEach } from '../../../../kit/query/counts.ts';
import type { Given } from '../../../../kit/query/query.ts';
import type { Row } from '../../../../kit/read/plan.ts';
import { Colleague, colleagueColumns, colleaguesOfEach, maxColleagues } from '../colleague.ts';
import { checkFirst, First } from '../first.ts';
import { PollOption } from './pollOption.entity.ts';

const countVotes = countOfEach('profile.countVotesForOption', (db, { of }: Given<{ of: number }>) =>
  db.selectFrom('PollVote').select(count).where('option', '=', of),
);
const countVotesOfPoll = countOfEach('profile.countVotesOfPoll', (db, { of }: Given<{ of: number }>) =>
  db
    .selectFrom('PollVote as vote')
    .innerJoin('PollOption as option', 'option.poll', 'vote.poll')
    .select(count)
    .where('option.id', '=', of),
);
const countOwnVotes = countOfEach(
  'profile.countOwnVotes',
  (db, { of, viewer }: Given<{ of: number; viewer: number }>) =>
    db.selectFrom('PollVote').select(count).where('option', '=', of).where('user', '=', viewer),
  ({ viewer }) => ({ viewer: viewer?.userId ?? 0 }),
);
const voters = colleaguesOfEach('profile.voters', (db, { of }) =>
  db
    .selectFrom('PollVote as vote')
    .innerJoin('User as person', 'person.id', 'vote.user')
    .select(colleagueColumns)
    .where('vote.option', '=', of)
    .orderBy('vote.id', 'desc')
    .limit(maxColleagues),
);

@Resolver(() => PollOption)
export class PollOptionResolver {
  @FieldResolver(() => Int, { description: 'Number of votes for the option.' })
  voteCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
    return countVotes(context, id);
  }

  @FieldResolver(() => Int, {
    description: 'Share of the votes of the poll in whole percent, rounded; 0 without votes.',
  })
  async percent(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
    const [own, all] = await Promise.all([countVotes(context, id), countVotesOfPoll(context, id)]);
    return all === 0 ? 0 : Math.round((100 * own) / all);
  }

  @FieldResolver(() => Boolean, { description: 'True when the viewer voted for the option.' })
  async isMine(@Root() { id }: Row, @Ctx() context: Context): Promise<boolean> {
    return (await countOwnVotes(context, id)) > 0;
  }

  @FieldResolver(() => [Colleague], {
    description:
      'People who voted for the option; those whose first vote in the poll is the latest come first.',
  })
  async voters(@Root() { id }: Row, @First(5) first: number, @Ctx() context: Context): Promise<Colleague[]> {
    checkFirst(first);
    return voters(context, id, first);
  }
}
