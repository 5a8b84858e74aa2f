import { Ctx, Field, ID, Info, Resolver, Root, Subscription } from 'type-graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../../kit/context.ts';
import { findRows } from '../../../kit/read/reads.ts';
import { ofOwnRadio } from '../../../kit/resource/ofOwnRadio.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { Allow, allow } from '../../../kit/rules/rule.ts';
import { Episode } from './episode.entity.ts';
import type { EpisodeChange } from './episodeEvents.ts';

@OutputType({
  rule: allow('read', 'Episode'),
  description: 'A change of an episode of the current radio.',
})
export class EpisodeNotice {
  @Field(() => ID, { description: 'Id of the `Episode`.' })
  id!: number;

  @Field(() => Episode, {
    nullable: true,
    description: 'The current episode; null when it was deleted or is in the recycle bin.',
  })
  episode!: Episode | null;
}

@Resolver()
export class EpisodeChangesResolver {
  @Allow('read', 'Episode')
  @Subscription(() => EpisodeNotice, {
    description:
      'Publishes an episode of the current radio when it is created, edited, deleted or restored. Also published when its timed transcript or sound changes, and when the upload or analysis of its sound progresses; not when only its people or cover change. After a reconnection, query the episodes again.',
    subscribe: ({ context }: { context: Context }) => ofOwnRadio(context, 'episodeChanged', Episode),
  })
  async episodeChanged(
    @Root() { id }: EpisodeChange,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const episodes = await findRows(context, Episode, [id], info, ['episode']);
    return { id, episode: episodes.get(id) ?? null };
  }
}
