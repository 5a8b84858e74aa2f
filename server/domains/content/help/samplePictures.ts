import { sampleKey, storeDrawings } from '../../../kit/images/drawings.ts';
import type { Storage } from '../../../kit/storage/storage.ts';
import { shelfDrawing } from './sample/motifs.ts';
import { sampleShelves } from './sample/shelves.ts';
import { shelfPictures } from './knowledge/shelfPictures.ts';

/** Hues from violet to green; red is reserved for being on the air. */
const hues = [256, 214, 286, 192, 234, 166];

/** Address of the picture of a category of the demo. */
export const shelfPicture = (key: string): string => `/files/${fileOf(key, 640)}`;

const fileOf = (key: string, width: number) => `help/${sampleKey(`shelf ${key}`)}-${width}.webp`;

/** Draws the pictures of the knowledge base of the demo. */
export const storeShelfPictures = (storage: Storage): Promise<void> =>
  storeDrawings(
    storage,
    sampleShelves.map(({ key, motif }, index) => ({
      svg: shelfDrawing(motif, hues[index % hues.length]!),
      files: shelfPictures.widths.map((width) => ({
        key: fileOf(key, width),
        width,
        height: (width * 9) / 16,
      })),
    })),
  );
