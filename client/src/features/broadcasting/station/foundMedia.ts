import { foundBy } from '../../../kit/form/pickers/found';
import { usePlayableMediaQuery } from './station.generated';

/** Playable media of the library. */
export const useFoundMedia = foundBy(usePlayableMediaQuery, ({ mediaItems }) =>
  mediaItems.items.map(({ id, title, credit }) => ({ id, text: title, detail: credit })),
);
