import { RowPicture } from '../../../../kit/images/rowPicture.ts';
import { entityOf } from '../../analysis/storedMedium.ts';
import { radioPicture } from '../../catalogue/radioPicture.ts';
import { MediaItem } from '../mediaItem.entity.ts';
import type { MediaKind } from '../kinds/mediaKind.ts';

export const artworks = new RowPicture(MediaItem, 'artwork', 'artwork');

/** Upload of the picture of a medium; everybody who may update its kind may change it. */
export const artwork = radioPicture(artworks, MediaItem, {
  columns: ['kind'],
  subjectOf: ({ kind }) => entityOf[kind as MediaKind].name,
});
