import { Ctx, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { ofOwnRadio } from '../../../kit/resource/ofOwnRadio.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { AirItem } from '../playout/airItem.entity.ts';
import type { AirChange } from '../playout/airEvents.ts';
import { nowPlaying } from './nowPlaying.ts';
import { NowPlaying } from './nowPlaying.types.ts';

@Resolver()
export class NowPlayingResolver {
  @Allow('read', 'AirItem')
  @Query(() => NowPlaying, { description: 'What the current radio plays now.' })
  nowPlaying(@Ctx() context: Context): Promise<NowPlaying> {
    return shownTo(context);
  }

  @Allow('read', 'AirItem')
  @Subscription(() => NowPlaying, {
    description:
      'What the current radio plays, whenever its player tells of something new or what comes next is another. Who was away reads it again.',
    subscribe: ({ context }: { context: Context }) => ofOwnRadio(context, 'airChanged', AirItem),
  })
  nowPlayingChanged(@Root() change: AirChange, @Ctx() context: Context): Promise<NowPlaying> {
    return shownOnce(change, context);
  }
}

/** What each change came to: it is the same for all who are told of it, and made once. */
const shownBy = new WeakMap<AirChange, Promise<NowPlaying>>();

function shownOnce(change: AirChange, context: Context): Promise<NowPlaying> {
  const known = shownBy.get(change);
  if (known) return known;
  const shown = shownTo(context);
  shownBy.set(change, shown);
  // What failed is tried again by the next.
  shown.catch(() => shownBy.delete(change));
  return shown;
}

const shownTo = ({ database, services, radioId }: Context): Promise<NowPlaying> =>
  nowPlaying({ database, services, radioId: radioId! });
