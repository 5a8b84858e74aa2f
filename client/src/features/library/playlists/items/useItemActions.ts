import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { moved } from '../../../../kit/data/moved';
import { notify } from '../../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../../kit/feedback/toasts/useNotifyError';
import {
  useMovePlaylistItemsMutation,
  useRemoveFromPlaylistMutation,
  type PlaylistItemFieldsFragment,
} from './items.generated';
import { runsOf } from '../../../../kit/data/sound/runs';
import type { usePlaylistItems } from './usePlaylistItems';
import { usePutBack } from './usePutBack';

type Item = PlaylistItemFieldsFragment;

/**
 * Returns functions that move and remove items of a playlist. The list changes optimistically, and rolls back when the
 * server refuses.
 */
export function useItemActions(
  playlistId: string,
  { page, show, order, readItems, reload }: ReturnType<typeof usePlaylistItems>,
) {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const [moveItems] = useMovePlaylistItemsMutation();
  const [removeItems] = useRemoveFromPlaylistMutation();
  const putBack = usePutBack(playlistId, reload);
  // Send moves one at a time and in order, because each index depends on the previous move.
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const last = useRef({ underway: 0, order: '' });

  const move = (from: number, to: number) => {
    const items = readItems();
    const item = items[from];
    if (!item || to < 0 || to >= items.length || from === to) return undefined;
    const takeBack = show((now) => ({ ...now, items: moved(now.items, from, to) }));
    const variables = { playlistId, itemIds: [item.id], to: to + 1 };
    last.current = { underway: last.current.underway + 1, order: order() };
    queue.current = queue.current
      .then(() => moveItems({ variables }).finally(() => last.current.underway--))
      .then(() => {
        // A query sent before the move may have overwritten the list with the old order.
        const isOverwritten = last.current.underway === 0 && order() !== last.current.order;
        return isOverwritten ? reload() : undefined;
      })
      .catch((error: unknown) => {
        takeBack();
        notifyError(t('playlists.items.moveFailed', { title: item.media.title }), error);
        // Reload the list, because other users may have moved items too. If that fails, the list stays as it is.
        return reload().catch(() => undefined);
      });
    return item;
  };

  const remove = async (ids: ReadonlySet<string>) => {
    const isTaken = ({ id }: Item) => ids.has(id);
    const runs = runsOf(page?.items ?? [], isTaken);
    const removed = runs.flatMap(({ things }) => things);
    const takeBack = show((now) => ({
      ...now,
      items: now.items.filter((item) => !isTaken(item)),
      totalItems: now.totalItems - removed.length,
      duration: now.duration - removed.reduce((sum, { timing }) => sum + timing.duration, 0),
    }));
    try {
      await removeItems({ variables: { playlistId, itemIds: [...ids] } });
      const [first] = removed;
      notify({
        type: 'success',
        title:
          removed.length === 1
            ? t('playlists.items.removed', { title: first!.media.title })
            : t('playlists.items.removedSeveral', { count: removed.length }),
        action: { label: t('actions.undo'), onClick: () => void putBack(runs) },
      });
    } catch (error) {
      takeBack();
      notifyError(t('playlists.items.removeFailed'), error);
    }
  };
  return { move, remove };
}
