import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../../kit/context.ts';
import { countOfEach } from '../../kit/read/batch.ts';
import type { Row } from '../../kit/read/plan.ts';
import { Colleague, colleagueColumns, colleaguesOfEach } from './colleague.ts';
import { checkFirst, First } from './first.ts';
import { PollOption } from './pollOption.entity.ts';

const voteCount = countOfEach('select count(*) from poll_vote where option_id = ?');
const voteCountOfPoll = countOfEach(
  'select count(*) from poll_vote v join poll_option o on o.poll_id = v.poll_id where o.id = ?',
);
const ownVotes = countOfEach(
  'select count(*) from poll_vote where option_id = ? and user_id = ?',
  ({ viewer }) => viewer?.userId ?? 0,
);
const voters = colleaguesOfEach(
  `select ${colleagueColumns} from poll_vote v join "user" u on u.id = v.user_id where v.option_id = ? order by v.id desc limit ?`,
);

@Resolver(() => PollOption)
export class PollOptionResolver {
  @FieldResolver(() => Int, { description: 'How many people gave it their vote.' })
  voteCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
    return voteCount(context, id);
  }

  @FieldResolver(() => Int, { description: 'Its share of the votes of the poll, 0 to 100 percent.' })
  async percent(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
    const [own, all] = await Promise.all([voteCount(context, id), voteCountOfPoll(context, id)]);
    return all === 0 ? 0 : Math.round((100 * own) / all);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer’s vote is for it.' })
  async isMine(@Root() { id }: Row, @Ctx() context: Context): Promise<boolean> {
    return (await ownVotes(context, id)) > 0;
  }

  @FieldResolver(() => [Colleague], { description: 'Who voted for it, the latest first.' })
  async voters(@Root() { id }: Row, @First(5) first: number, @Ctx() context: Context): Promise<Colleague[]> {
    checkFirst(first);
    return voters(context, id, first);
  }
}
