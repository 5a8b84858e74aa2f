import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { count, countOfEach } from '../../../../kit/query/counts.ts';
import type { Given } from '../../../../kit/query/query.ts';
import { Requires } from '../../../../kit/read/requires.ts';
import type { Row } from '../../../../kit/read/plan.ts';
import { findRow } from '../../../../kit/read/reads.ts';
import { ReadResolver } from '../../../../kit/resource/resolvers/readResolver.ts';
import { Allow, allow } from '../../../../kit/rules/rule.ts';
import { Poll } from './poll.entity.ts';
import { PollOption } from './pollOption.entity.ts';
import { giveVote } from './votes.ts';

const countVotes = countOfEach('profile.countVotesInPoll', (db, { of }: Given<{ of: number }>) =>
  db.selectFrom('PollVote').select(count).where('poll', '=', of),
);

@Resolver(() => Poll)
export class PollResolver extends ReadResolver(Poll, { rule: allow('read', 'Profile') }) {
  @Allow('read', 'Profile')
  @Mutation(() => Poll, {
    description:
      'Sets the viewer’s vote in a poll, and replaces an earlier one. NOT_FOUND when the poll does not exist, BAD_USER_INPUT with `optionId` when the poll has no such option.',
  })
  async vote(
    @Arg('pollId', () => ID, { description: 'Id of the `Poll`.' }) pollId: string,
    @Arg('optionId', () => ID, { description: 'Id of the chosen `PollOption`.' }) optionId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return (await findRow(context, Poll, await giveVote(context, pollId, optionId), info))!;
  }

  @Requires('options.position')
  @FieldResolver(() => [PollOption], { description: 'Options of the poll, sorted by `position`.' })
  options(@Root() { options }: Row): PollOption[] {
    return (options as PollOption[]).toSorted((a, b) => a.position - b.position);
  }

  @FieldResolver(() => Int, { description: 'Number of votes.' })
  voteCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
    return countVotes(context, id);
  }
}
