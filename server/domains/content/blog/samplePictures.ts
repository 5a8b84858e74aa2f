import { sampleKey, storeDrawings } from '../../../kit/images/drawings.ts';
import type { Storage } from '../../../kit/storage/storage.ts';
import { featuredWidths } from './blogPictures.ts';
import { sampleArticles } from './sample/articles.ts';
import { pictureOf } from './sample/drawing.ts';

const heightShare = 9 / 16;

/** Address of the picture of a sample article. */
export const samplePicture = (slug: string): string => `/files/${keyOf(slug, 960)}`;

const keyOf = (slug: string, width: number) => `blog/${sampleKey(slug)}-${width}.webp`;

/** Draws the pictures of the sample articles. */
export const storeSamplePictures = (storage: Storage): Promise<void> =>
  storeDrawings(
    storage,
    sampleArticles.map(({ slug }, index) => ({
      svg: pictureOf(index),
      files: featuredWidths.map((width) => ({
        key: keyOf(slug, width),
        width,
        height: Math.round(width * heightShare),
      })),
    })),
  );
