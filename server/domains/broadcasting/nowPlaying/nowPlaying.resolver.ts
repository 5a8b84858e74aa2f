import { Ctx, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { ofOwnRadio } from '../../../kit/resource/ofOwnRadio.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { AirItem } from '../playout/airItem.entity.ts';
import type { AirChange } from '../playout/airEvents.ts';
import { loadNowPlaying } from './nowPlaying.ts';
import { NowPlaying } from './nowPlaying.types.ts';

@Resolver()
export class NowPlayingResolver {
  @Allow('read', 'AirItem')
  @Query(() => NowPlaying, {
    description: 'Current and next item of the current radio, as reported by its player, or as planned.',
  })
  nowPlaying(@Ctx() context: Context): Promise<NowPlaying> {
    return shownTo(context);
  }

  @Allow('read', 'AirItem')
  @Subscription(() => NowPlaying, {
    description:
      'Published when the current or next item of the current radio may have changed. Some events repeat the same values. After a reconnection, query `nowPlaying` again.',
    subscribe: ({ context }: { context: Context }) => ofOwnRadio(context, 'airChanged', AirItem),
  })
  nowPlayingChanged(@Root() change: AirChange, @Ctx() context: Context): Promise<NowPlaying> {
    return shownOnce(change, context);
  }
}

/** Result for each change event, shared by all its subscribers and computed once. */
const shownBy = new WeakMap<AirChange, Promise<NowPlaying>>();

function shownOnce(change: AirChange, context: Context): Promise<NowPlaying> {
  const known = shownBy.get(change);
  if (known) return known;
  const shown = shownTo(context);
  shownBy.set(change, shown);
  // A failure is not cached: the next subscriber tries again.
  shown.catch(() => shownBy.delete(change));
  return shown;
}

const shownTo = ({ database, services, radioId }: Context): Promise<NowPlaying> =>
  loadNowPlaying({ database, services, radioId: radioId! });
