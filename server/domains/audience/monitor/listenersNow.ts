import { Ctx, FieldResolver, Int, Resolver } from 'type-graphql';
import type { Context, Services } from '../../../kit/context.ts';
import type { Database } from '../../../kit/database/database.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { NowPlaying } from '../../broadcasting/public.ts';
import { MountAir } from './mountAir.ts';
import { staleAfter } from './recordStatus.ts';

const sumCurrentListeners = query('audience.sumCurrentListeners', (db, { since }: Given<{ since: Date }>) =>
  db
    .selectFrom('MountState')
    .select(({ fn }) => fn.sum<number | null>('listeners').as('listeners'))
    .where('state', '=', MountAir.ON_AIR)
    .where('polledAt', '>', since),
);

/**
 * Current listeners of a radio on all its mount points together. Null when the number is unknown, or when the
 * radio does not count listeners.
 */
export async function countCurrentListeners(scope: {
  database: Database;
  radioId: number;
}): Promise<number | null> {
  const found = await sumCurrentListeners.first(scope, { since: new Date(Date.now() - staleAfter) });
  return found?.listeners === null || found === undefined ? null : Number(found.listeners);
}

/** Adds the current listeners to the "now playing" type. */
@Resolver(() => NowPlaying)
export class ListenersNowResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Total listeners on all mount points on the air. Null when none was found on the air in the last minute, when no server reports its listeners, and when the radio does not count listeners. `nowPlayingChanged` does not publish changes of this number alone.',
  })
  listeners(@Ctx() { database, radioId }: Context): Promise<number | null> {
    return countCurrentListeners({ database, radioId: radioId! });
  }
}

/** Adds the current listeners to the public "now playing" document. */
export const publishListeners = ({ nowPlayingFields }: Services): void =>
  nowPlayingFields.add('listeners', countCurrentListeners);
