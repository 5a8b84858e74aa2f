import { sampleKey, storeDrawings } from '../../../kit/images/drawings.ts';
import type { Storage } from '../../../kit/storage/storage.ts';
import { shelfDrawing } from './sample/motifs.ts';
import { sampleShelves } from './sample/shelves.ts';
import { shelfPictures } from './knowledge/shelfPictures.ts';

/** Hues from violet to green; red is reserved for being on the air. */
const hues = [256, 214, 286, 192, 234, 166];

/** Returns the URL of the picture of a category of the demo's knowledge base. */
export const shelfPicture = (key: string): string => `/files/${fileOf(key, 640)}`;

const fileOf = (key: string, width: number) => `help/${sampleKey(`shelf ${key}`)}-${width}.webp`;

/** Draws and stores the pictures of the categories of the demo's knowledge base. */
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
