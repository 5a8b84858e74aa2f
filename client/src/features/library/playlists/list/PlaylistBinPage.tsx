import { ArchiveRestore, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { deletedColumn } from '../../../../kit/list/table/deletedColumn';
import { ListPage } from '../../../../kit/list/ListPage';
import { useListPage } from '../../../../kit/list/useListPage';
import { playlistPaths } from '../../paths';
import { usePlaylistBinQuery } from '../playlists.generated';
import { useBulkPlaylists, useRestorePlaylist } from '../useDeletePlaylist';
import { useContentColumns } from './usePlaylistColumns';

/** Recycle bin of playlists. */
export default function PlaylistBinPage() {
  const { t } = useTranslation();
  const { mediaCount, duration } = useContentColumns();
  const restore = useRestorePlaylist();
  const { bulkRestore } = useBulkPlaylists();
  const list = useListPage(usePlaylistBinQuery, {
    name: 'playlist-bin',
    columns: [
      {
        key: 'name',
        header: t('playlists.fields.name'),
        sortBy: 'name',
        isFixed: true,
        cell: ({ name }) => <bdi className="row-name">{name}</bdi>,
        card: 'title',
      },
      mediaCount,
      duration,
      deletedColumn(t('playlists.fields.deletedAt')),
    ],
  });
  return (
    <ListPage
      list={list}
      title={t('playlists.bin.title')}
      description={t('playlists.bin.description')}
      back={{ to: playlistPaths.list, label: t('playlists.title') }}
      icon={Trash2}
      searchLabel={t('playlists.search')}
      emptyText={t('playlists.bin.empty')}
      rowName={({ name }) => name}
      bulkRestore={bulkRestore}
      rowActions={(playlist) => [
        { label: t('playlists.bin.restore'), icon: ArchiveRestore, onClick: () => void restore(playlist) },
      ]}
      maxRowActions={1}
    />
  );
}
