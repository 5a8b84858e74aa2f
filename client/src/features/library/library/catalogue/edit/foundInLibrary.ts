import { foundBy } from '../../../../../kit/form/pickers/found';
import { useAlbumSuggestionsQuery, useArtisteSuggestionsQuery } from '../../list/media.generated';

export const useFoundArtistes = foundBy(useArtisteSuggestionsQuery, ({ artistes }) =>
  artistes.items.map(({ id, name }) => ({ id, text: name })),
);

export const useFoundAlbums = foundBy(useAlbumSuggestionsQuery, ({ albums }) =>
  albums.items.map(({ id, title, artiste }) => ({ id, text: title, detail: artiste?.name })),
);
