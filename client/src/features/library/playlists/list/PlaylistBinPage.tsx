import { nameColumn } from '../../../../kit/plain/columns';
import { recycleBin, restoreBy } from '../../../../kit/plain/recycleBin';
import { playlistPaths } from '../../paths';
import { usePlaylistBinQuery, useRestorePlaylistMutation } from '../playlists.generated';
import { useContentColumns } from './usePlaylistColumns';

/** Recycle bin of playlists. */
export default recycleBin(usePlaylistBinQuery)({
  name: 'playlist-bin',
  useActions: () => restoreBy(useRestorePlaylistMutation()),
  nameOf: ({ name }) => name,
  useColumns: (t) => {
    const { mediaCount, duration } = useContentColumns();
    return [nameColumn('name', t('playlists.fields.name')), mediaCount, duration];
  },
  list: { to: playlistPaths.list, title: 'playlists.title' },
  description: 'playlists.bin.description',
  search: 'playlists.search',
});
