import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useNotifyError } from '../../../../kit/feedback/toasts/useNotifyError';
import {
  PlaylistItemsDocument,
  useAddToPlaylistMutation,
  useUpdatePlaylistItemMutation,
  type PlaylistItemFieldsFragment,
} from './items.generated';
import { hasOwnTiming } from './ownTiming';
import type { Run } from '../../../../kit/data/sound/runs';

type Item = PlaylistItemFieldsFragment;

/** Returns a function that adds removed items to a playlist again. They get their former positions, cue points and fades. */
export function usePutBack(playlistId: string, reload: () => Promise<void>) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notifyError = useNotifyError();
  const [addMedia] = useAddToPlaylistMutation();
  const [updateItem] = useUpdatePlaylistItemMutation();

  const itemAt = async (index: number) => {
    const variables = { playlistId, page: index + 1, perPage: 1 };
    const { data } = await client.query({
      query: PlaylistItemsDocument,
      variables,
      fetchPolicy: 'no-cache',
    });
    return data?.playlistItems.items[0];
  };
  return async (runs: readonly Run<Item>[]) => {
    try {
      for (const { at, things } of runs) {
        const mediaIds = things.map(({ media }) => media.id);
        await addMedia({ variables: { playlistId, mediaIds, at: at + 1 } });
        for (const [offset, thing] of things.entries()) {
          if (!hasOwnTiming(thing)) continue;
          const item = await itemAt(at + offset);
          if (item?.media.id !== thing.media.id) continue;
          const { cueIn, cueOut, fadeIn, fadeOut } = thing;
          const input = { cueIn, cueOut, fadeIn, fadeOut };
          await updateItem({ variables: { id: item.id, version: item.version, input } });
        }
      }
    } catch (error) {
      notifyError(t('playlists.items.undoFailed'), error);
    } finally {
      await reload().catch(() => undefined);
    }
  };
}
