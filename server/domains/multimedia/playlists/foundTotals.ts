import type { Context } from '../../../kit/context.ts';
import type { KnownPlaylist } from './playlistItems.ts';
import type { Totals } from './smartFinds.ts';

/**
 * Lists show and filter by numbers that are stored. Those of a smart playlist follow the library: whenever somebody
 * looks at what it finds, they are put right. It is no change that anybody made, so neither version nor audit tell of it.
 */
export async function keepFoundTotals(
  { database, viewingAs }: Context,
  { id, mediaCount, duration }: Pick<KnownPlaylist, 'id' | 'mediaCount' | 'duration'>,
  now: Totals,
): Promise<void> {
  const isSame = mediaCount === now.totalItems && duration === now.duration;
  if (isSame || viewingAs !== undefined) return;
  await database.transaction(async (transaction) => {
    await transaction.run(
      "update playlist set media_count = ?, duration = ? where id = ? and content = 'FOUND'",
      [now.totalItems, now.duration, id],
    );
  });
}
