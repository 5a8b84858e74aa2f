import { type Drawing, sampleKey, storeDrawings } from '../../../kit/images/drawings.ts';
import type { Storage } from '../../../kit/storage/storage.ts';
import { sampleAuthors, sampleFeeds, samplePages } from './sample/people.ts';
import { rings, sceneOf, scenes, waves, type SceneName } from './sample/scenes.ts';
import { clip } from './sample/clip.ts';

const pageName = (index: number) => `page ${index}`;
const feedName = (index: number) => `feed ${index}`;
const coverName = (author: number) => `cover ${author}`;
const postKey = (scene: SceneName) => `posts/${sampleKey(scene)}`;

const squares = [64, 256, 512];
const wides = [640, 1280, 1920];

/* Addresses of the pictures and of the video of the sample data. */
export const scenePicture = (scene: SceneName) =>
  `/files/${postKey(scene)}-1280x${scenes[scene].height}.webp`;
export const clipVideo = `/files/posts/${sampleKey('clip')}.webm`;
export const pagePicture = (index: number) => `/files/avatars/${sampleKey(pageName(index))}-256.webp`;
export const feedPicture = (index: number) => `/files/avatars/${sampleKey(feedName(index))}-256.webp`;
export const coverPicture = (author: number) => `/files/covers/${sampleKey(coverName(author))}-1280.webp`;

/** Draws and stores the pictures of the sample data, and stores its video. */
export async function storeSampleFiles(storage: Storage): Promise<void> {
  await storeDrawings(storage, [
    ...(Object.keys(scenes) as SceneName[]).map(sceneDrawing),
    ...[...samplePages.keys()].map((index) => squareDrawing(pageName(index), 40 + index * 67)),
    ...[...sampleFeeds.keys()].map((index) => squareDrawing(feedName(index), 200 + index * 43)),
    ...[...sampleAuthors.keys()].map((author) => coverDrawing(coverName(author), 250 + author * 37)),
  ]);
  await storage.put(clipVideo.replace('/files/', ''), Buffer.from(clip, 'base64'));
}

function sceneDrawing(scene: SceneName): Drawing {
  const { height } = scenes[scene];
  return {
    svg: sceneOf(scene),
    files: [
      { key: `${postKey(scene)}-1280x${height}.webp`, width: 1280, height },
      { key: `${postKey(scene)}-320.webp`, width: 320, height: 320 },
    ],
  };
}

const squareDrawing = (name: string, hue: number): Drawing => ({
  svg: rings(hue % 360),
  files: squares.map((size) => ({
    key: `avatars/${sampleKey(name)}-${size}.webp`,
    width: size,
    height: size,
  })),
});

const coverDrawing = (name: string, hue: number): Drawing => ({
  svg: waves(hue % 360),
  files: wides.map((width) => ({
    key: `covers/${sampleKey(name)}-${width}.webp`,
    width,
    height: width / 4,
  })),
});
