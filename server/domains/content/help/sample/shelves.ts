import { libraryShelf } from './libraryShelf.ts';
import { playlistShelf } from './playlistShelf.ts';
import type { SampleShelf } from './shelf.ts';
import { streamShelf } from './streamShelf.ts';
import { studioShelf } from './studioShelf.ts';
import { teamShelf } from './teamShelf.ts';
import { websiteShelf } from './websiteShelf.ts';

/** Categories of the demo's knowledge base, in display order. */
export const sampleShelves: readonly SampleShelf[] = [
  studioShelf,
  libraryShelf,
  playlistShelf,
  streamShelf,
  websiteShelf,
  teamShelf,
];
