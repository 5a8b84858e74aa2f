import { Button } from '@chakra-ui/react';
import { Copy, Download, FileInput, ListMusic, Plus, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { lazyPart } from '../../../../kit/late/late';
import { Can, useCan } from '../../../../kit/access/useCan';
import { ListPage } from '../../../../kit/list/ListPage';
import type { RowAction } from '../../../../kit/list/table/RowActions';
import { useListPage } from '../../../../kit/list/useListPage';
import { playlistPaths } from '../../paths';
import { usePlaylistListQuery, type PlaylistRowFragment } from '../playlists.generated';
import { useBulkDelete, useDeletePlaylist } from '../useDeletePlaylist';
import { useExportPlaylist } from '../m3u/useExportPlaylist';
import { usePlaylistColumns, usePlaylistFilters } from './usePlaylistColumns';

const PlaylistAddDrawer = lazyPart(() => import('./PlaylistAddDrawer'));
const DuplicateDrawer = lazyPart(() => import('./DuplicateDrawer'));
const ImportDrawer = lazyPart(() => import('../m3u/ImportDrawer'));

/** List of playlists: add, copy, import, export and delete. */
export default function PlaylistListPage() {
  const { t } = useTranslation();
  const can = useCan();
  const deletePlaylist = useDeletePlaylist();
  const bulkDelete = useBulkDelete();
  const exportPlaylist = useExportPlaylist();
  const [opened, setOpened] = useState<'add' | 'import' | PlaylistRowFragment>();
  const list = useListPage(usePlaylistListQuery, {
    name: 'playlists',
    columns: usePlaylistColumns(),
    filters: usePlaylistFilters(),
  });
  const mayCreate = can({ action: 'create', subject: 'Playlist' });
  const mayDelete = can({ action: 'delete', subject: 'Playlist' });
  const close = () => setOpened(undefined);

  const actionsOf = (playlist: PlaylistRowFragment): RowAction[] => [
    { label: t('playlists.export'), icon: Download, onClick: () => void exportPlaylist(playlist) },
    ...(mayCreate
      ? [{ label: t('playlists.duplicate'), icon: Copy, onClick: () => setOpened(playlist) }]
      : []),
    ...(mayDelete
      ? [
          {
            label: t('actions.delete'),
            icon: Trash2,
            isDestructive: true,
            onClick: () => void deletePlaylist(playlist),
          },
        ]
      : []),
  ];
  const addButton = mayCreate ? (
    <Button colorPalette="brand" onClick={() => setOpened('add')}>
      <Plus aria-hidden /> {t('playlists.add')}
    </Button>
  ) : null;

  return (
    <>
      <ListPage
        list={list}
        title={t('playlists.title')}
        description={t('playlists.description')}
        icon={ListMusic}
        searchLabel={t('playlists.search')}
        actions={
          <>
            {mayDelete ? (
              <Button asChild variant="outline">
                <Link to={playlistPaths.bin}>
                  <Trash2 aria-hidden /> {t('recycleBin.title')}
                </Link>
              </Button>
            ) : null}
            <Can action="update" subject="Playlist">
              <Button variant="outline" onClick={() => setOpened('import')}>
                <FileInput aria-hidden /> {t('playlists.importing.title')}
              </Button>
            </Can>
            {addButton}
          </>
        }
        emptyText={t('playlists.empty')}
        emptyAction={addButton}
        rowName={({ name }) => name}
        rowLink={({ id }) => playlistPaths.detail(id)}
        bulkDelete={mayDelete ? bulkDelete : undefined}
        rowActions={actionsOf}
        maxRowActions={3}
      />
      <Suspense>
        {opened === 'add' ? <PlaylistAddDrawer onClose={close} /> : null}
        {opened === 'import' ? <ImportDrawer onClose={close} /> : null}
        {typeof opened === 'object' ? <DuplicateDrawer playlist={opened} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
