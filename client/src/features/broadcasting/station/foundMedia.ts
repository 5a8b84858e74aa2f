import { foundBy } from '../../../kit/form/pickers/found';
import { usePlayableMediaQuery } from './station.generated';

/** Searches the playable media of the library, for pickers. */
export const useFoundMedia = foundBy(usePlayableMediaQuery, ({ mediaItems }) =>
  mediaItems.items.map(({ id, title, credit }) => ({ id, text: title, detail: credit })),
);
