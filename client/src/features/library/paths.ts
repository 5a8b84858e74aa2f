/** Addresses of one kind of library record: list, recycle bin and detail page. */
const pathsOf = (list: string) => ({
  list,
  bin: `${list}/bin`,
  detail: (id: string) => `${list}/${id}`,
});

/** Addresses of the library, by record type. */
export const libraryPaths = {
  Song: pathsOf('/admin/multimedia/songs'),
  Album: pathsOf('/admin/multimedia/albums'),
  Artiste: pathsOf('/admin/multimedia/artistes'),
  Jingle: pathsOf('/admin/multimedia/jingles'),
  Video: pathsOf('/admin/videos'),
  Generic: pathsOf('/admin/multimedia/generics'),
  Publicity: pathsOf('/admin/multimedia/publicities'),
};

/** Addresses of playlists, and of the default playlist that plays when nothing is scheduled. */
export const playlistPaths = pathsOf('/admin/multimedia/playlists');
export const defaultPlaylistPath = '/admin/default_playlist';

export const labelPaths = { categories: '/admin/categories/media', tags: '/admin/tags/media' };

/** Pages that list and merge likely duplicate artistes and albums. */
export const duplicatesPaths = {
  Artiste: `${libraryPaths.Artiste.list}/duplicates`,
  Album: `${libraryPaths.Album.list}/duplicates`,
};

/** The bulk editor of media, and the page that merges duplicate media. */
export const bulkPath = '/admin/multimedia/edit';
export const duplicatesPath = '/admin/multimedia/duplicates';

/** Uploaded files that cannot be used. */
export const attentionPath = '/admin/multimedia/attention';
