import { Ctx, FieldResolver, Int, Resolver } from 'type-graphql';
import type { Context, Services } from '../../../kit/context.ts';
import type { Database } from '../../../kit/database/database.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { NowPlaying } from '../../onair/nowPlaying/nowPlaying.types.ts';
import { MountAir } from './mountAir.ts';
import { staleAfter } from './recordStatus.ts';

const countedNow = query('audience.countedNow', (db, { since }: Given<{ since: Date }>) =>
  db
    .selectFrom('MountState')
    .select(({ fn }) => fn.sum<number | null>('listeners').as('listeners'))
    .where('state', '=', MountAir.ON_AIR)
    .where('lookedAt', '>', since),
);

/** How many listen to a radio now, on all its mount points together; null where nobody knows or may. */
export async function listenersNow(scope: { database: Database; radioId: number }): Promise<number | null> {
  const found = await countedNow.first(scope, { since: new Date(Date.now() - staleAfter) });
  return found?.listeners === null || found === undefined ? null : Number(found.listeners);
}

/** Tells it to whoever reads what plays now. */
@Resolver(() => NowPlaying)
export class ListenersNowResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'How many listen, on all mount points together, as they were last looked at; null where nobody knows, and where the radio counts nobody. A change of it alone is not told by `nowPlayingChanged`.',
  })
  listeners(@Ctx() { database, radioId }: Context): Promise<number | null> {
    return listenersNow({ database, radioId: radioId! });
  }
}

/** The same for whoever reads the open document. */
export const publishListeners = ({ nowPlayingTexts }: Services): void =>
  nowPlayingTexts.add('listeners', listenersNow);
