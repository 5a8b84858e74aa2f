import { foundBy } from '../../../kit/form/pickers/found';
import { usePlayableMediaQuery } from './station.generated';

/** What of the library can be played. */
export const useFoundMedia = foundBy(usePlayableMediaQuery, ({ mediaItems }) =>
  mediaItems.items.map(({ id, title, credit }) => ({ id, text: title, detail: credit })),
);
