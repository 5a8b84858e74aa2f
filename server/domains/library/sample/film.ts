import { sampleKey } from '../../../kit/images/drawings.ts';
import type { Storage } from '../../../kit/storage/storage.ts';
import { clip } from '../../content/profile/sample/clip.ts';
import { writeWebVtt, type Caption } from '../captions/parseCaptions.ts';

const captions: readonly Caption[] = [
  { from: 200, to: 1500, settings: '', text: '<i>The studio, just before six.</i>' },
  { from: 1600, to: 2800, settings: '', text: 'A light wanders over the mixing desk.' },
  { from: 2900, to: 3900, settings: '', text: 'Nobody has spoken yet.' },
];

/** Stores the video of the sample library with its captions, and returns the values of its row. */
export async function storeFilm(storage: Storage): Promise<object> {
  const content = Buffer.from(clip, 'base64');
  const fileKey = `media/${sampleKey('studio film')}.webm`;
  const captionsKey = `captions/${sampleKey('studio film')}.vtt`;
  await storage.put(fileKey, content);
  await storage.put(captionsKey, Buffer.from(writeWebVtt(captions)));
  const size = content.length;
  return { title: 'Light on the mixing desk', fileName: 'studio.webm', fileKey, size, captionsKey };
}
