import { sampleKey, storeDrawings } from '../../../kit/images/drawings.ts';
import type { Storage } from '../../../kit/storage/storage.ts';
import { contentFolder, contentWidths } from '../contents/pictures/contentPictureFiles.ts';
import { bannerDrawing } from './banners.ts';
import { sceneNames, sceneOf, type SceneName } from './scenes.ts';

const keyOf = (name: SceneName, width: number) =>
  `${contentFolder}/${sampleKey(`website ${name}`)}-${width}.webp`;

/** URL path of the picture of a scene of the sample website. */
export const samplePicture = (name: SceneName): string => `/files/${keyOf(name, 960)}`;

/** Draws the pictures of the sample website. */
export const storeSamplePictures = (storage: Storage): Promise<void> =>
  storeDrawings(storage, [
    ...sceneNames.map((name) => ({
      svg: sceneOf(name),
      files: contentWidths.map((width) => ({
        key: keyOf(name, width),
        width,
        height: Math.round((width * 9) / 16),
      })),
    })),
    bannerDrawing,
  ]);
