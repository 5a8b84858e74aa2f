import { useApolloClient } from '@apollo/client/react';
import { Button, IconButton, Menu, Portal } from '@chakra-ui/react';
import { Copy, Download, EllipsisVertical, FileUp, Play, Settings2, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { lazyPart } from '../../../kit/late/late';
import { useCan } from '../../../kit/access/useCan';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import { playlistPaths } from '../paths';
import { usePlayer } from '../player/usePlayer';
import { followingItems } from './items/followingItems';
import { PlaylistItemsDocument } from './items/items.generated';
import { playableOf } from './items/ownTiming';
import { perPage } from './items/usePlaylistItems';
import type { PlaylistDetailFragment } from './playlists.generated';
import { useDeletePlaylist } from './useDeletePlaylist';
import { useExportPlaylist } from './m3u/useExportPlaylist';

const PlaylistSettingsDrawer = lazyPart(() => import('./PlaylistSettingsDrawer'));
const ImportDrawer = lazyPart(() => import('./m3u/ImportDrawer'));
const DuplicateDrawer = lazyPart(() => import('./list/DuplicateDrawer'));

/** Action menu of a playlist. */
export function PlaylistActions({ playlist }: { playlist: PlaylistDetailFragment }) {
  const { t } = useTranslation();
  const can = useCan();
  const navigate = useNavigate();
  const deletePlaylist = useDeletePlaylist();
  const exportPlaylist = useExportPlaylist();
  const playAll = usePlayAll(playlist.id);
  const [opened, setOpened] = useState<'settings' | 'import' | 'duplicate'>();
  const close = () => setOpened(undefined);
  const remove = async () => {
    if (await deletePlaylist(playlist)) void navigate(playlistPaths.list);
  };
  const items = [
    { key: 'export', label: t('playlists.export'), icon: Download, run: () => void exportPlaylist(playlist) },
    ...(['pls', 'xspf'] as const).map((format) => ({
      key: format,
      label: t('playlists.exportAs', { format: format.toUpperCase() }),
      icon: Download,
      run: () => void exportPlaylist(playlist, format),
    })),
    // Only playlists with chosen items: a smart playlist has no items of its own to import into.
    ...(playlist.content === 'CHOSEN' && can({ action: 'update', subject: 'Playlist' })
      ? [
          {
            key: 'import',
            label: t('playlists.importing.title'),
            icon: FileUp,
            run: () => setOpened('import'),
          },
        ]
      : []),
    ...(can({ action: 'create', subject: 'Playlist' })
      ? [{ key: 'duplicate', label: t('playlists.duplicate'), icon: Copy, run: () => setOpened('duplicate') }]
      : []),
    ...(can({ action: 'delete', subject: 'Playlist' })
      ? [{ key: 'delete', label: t('actions.delete'), icon: Trash2, run: () => void remove() }]
      : []),
  ];
  return (
    <>
      <Menu.Root
        positioning={{ placement: 'bottom-end' }}
        onSelect={({ value }) => items.find(({ key }) => key === value)?.run()}
      >
        <Menu.Trigger asChild>
          <IconButton
            variant="outline"
            minW={{ base: '11', md: '9' }}
            aria-label={t('playlists.items.actions')}
          >
            <EllipsisVertical aria-hidden />
          </IconButton>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content aria-label={t('playlists.items.actions')}>
              {items.map(({ key, label, icon: Icon }) => (
                <Menu.Item key={key} value={key}>
                  <Icon size={15} aria-hidden /> {label}
                </Menu.Item>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      {can({ action: 'update', subject: 'Playlist' }) ? (
        <Button variant="outline" onClick={() => setOpened('settings')}>
          <Settings2 aria-hidden /> {t('playlists.settings')}
        </Button>
      ) : null}
      <Button
        colorPalette="brand"
        disabled={playlist.content === 'CHOSEN' && playlist.mediaCount === 0}
        onClick={() => void playAll()}
      >
        <Play aria-hidden /> {t('playlists.play')}
      </Button>
      <Suspense>
        {opened === 'settings' ? <PlaylistSettingsDrawer playlist={playlist} onClose={close} /> : null}
        {opened === 'import' ? <ImportDrawer playlist={playlist} onClose={close} /> : null}
        {opened === 'duplicate' ? <DuplicateDrawer playlist={playlist} onClose={close} /> : null}
      </Suspense>
    </>
  );
}

/** Plays a playlist from its start. */
function usePlayAll(playlistId: string) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notifyError = useNotifyError();
  const { play } = usePlayer();
  return async () => {
    try {
      const variables = { playlistId, page: 1, perPage };
      const { data } = await client.query({ query: PlaylistItemsDocument, variables });
      const page = data!.playlistItems;
      const media = page.items.map(playableOf);
      if (media[0]) play(media[0], media, followingItems(client, playlistId, page));
    } catch (error) {
      notifyError(t('player.problems.failed'), error);
    }
  };
}
