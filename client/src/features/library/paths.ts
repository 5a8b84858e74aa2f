/** Addresses of one kind of library record: list, recycle bin and detail page. */
const pathsOf = (list: string) => ({
  list,
  bin: `${list}/bin`,
  detail: (id: string) => `${list}/${id}`,
});

/** URL paths of the library's pages, by record type. */
export const libraryPaths = {
  Song: pathsOf('/admin/multimedia/songs'),
  Album: pathsOf('/admin/multimedia/albums'),
  Artiste: pathsOf('/admin/multimedia/artistes'),
  Jingle: pathsOf('/admin/multimedia/jingles'),
  Video: pathsOf('/admin/videos'),
  Generic: pathsOf('/admin/multimedia/generics'),
  Publicity: pathsOf('/admin/multimedia/publicities'),
};

/** URL paths of the playlist pages. */
export const playlistPaths = pathsOf('/admin/multimedia/playlists');
export const defaultPlaylistPath = '/admin/default_playlist';

export const labelPaths = { categories: '/admin/categories/media', tags: '/admin/tags/media' };

/** URL paths of the pages that list and merge likely duplicate artistes and albums. */
export const duplicatesPaths = {
  Artiste: `${libraryPaths.Artiste.list}/duplicates`,
  Album: `${libraryPaths.Album.list}/duplicates`,
};

/** URL path of the bulk editor of media. */
export const bulkPath = '/admin/multimedia/edit';
export const duplicatesPath = '/admin/multimedia/duplicates';

/** URL path of the page that lists uploaded files which cannot be used. */
export const attentionPath = '/admin/multimedia/attention';
