/** Addresses of one kind of thing in the library: its list, its recycle bin, one of them. */
const pathsOf = (list: string) => ({
  list,
  bin: `${list}/bin`,
  detail: (id: string) => `${list}/${id}`,
});

/** Addresses of the library, by the type of what is shown. */
export const libraryPaths = {
  Song: pathsOf('/admin/multimedia/songs'),
  Album: pathsOf('/admin/multimedia/albums'),
  Artiste: pathsOf('/admin/multimedia/artistes'),
  Jingle: pathsOf('/admin/multimedia/jingles'),
  Video: pathsOf('/admin/videos'),
  Generic: pathsOf('/admin/multimedia/generics'),
  Publicity: pathsOf('/admin/multimedia/publicities'),
};

/** Addresses of playlists, and of what plays when nothing is planned. */
export const playlistPaths = pathsOf('/admin/multimedia/playlists');
export const defaultPlaylistPath = '/admin/default_playlist';

export const labelPaths = { categories: '/admin/categories/media', tags: '/admin/tags/media' };

/** Where artistes and albums that are likely the same are put together. */
export const duplicatesPaths = {
  Artiste: `${libraryPaths.Artiste.list}/duplicates`,
  Album: `${libraryPaths.Album.list}/duplicates`,
};

/** Where many media of a kind are edited at once, and where those that are there twice are put together. */
export const bulkPath = '/admin/multimedia/edit';
export const duplicatesPath = '/admin/multimedia/duplicates';

/** What was sent and cannot be used. */
export const attentionPath = '/admin/multimedia/attention';
