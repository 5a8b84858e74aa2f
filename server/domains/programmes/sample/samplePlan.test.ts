import 'reflect-metadata';
import { describe, expect, test } from 'vitest';
import { MediaKind } from '../../library/media/kinds/mediaKind.ts';
import { samplePieces } from '../../library/sample/pieces.ts';
import { samplePlaylists } from '../../library/sample/playlists.ts';
import { EmissionState } from '../emissions/emissionEnums.ts';
import { EpisodeState } from '../episodes/episodeEnums.ts';
import { sampleEmissions } from './emissions.ts';
import { episodeTime } from './episodeTimes.ts';
import { sampleCategories, sampleClassifications, sampleLanguages, sampleTags } from './labels.ts';

const namesOf = (rows: ReadonlyArray<{ name: string }>) => rows.map(({ name }) => name);
const titlesOf = (kind: MediaKind) =>
  samplePieces().flatMap((piece) => (piece.kind === kind ? [piece.tags.title] : []));

describe('the emissions of the demo', () => {
  test('are in every state, and bear labels that there are', () => {
    expect(new Set(sampleEmissions.map(({ state }) => state))).toEqual(new Set(Object.values(EmissionState)));
    for (const { category, classification, languages, tags } of sampleEmissions) {
      expect(namesOf(sampleCategories)).toContain(category);
      expect(namesOf(sampleClassifications)).toContain(classification);
      expect(sampleLanguages.map(({ code }) => code)).toEqual(expect.arrayContaining([...languages]));
      expect(namesOf(sampleTags)).toEqual(expect.arrayContaining([...tags]));
    }
  });

  test('sound like pieces of the sample library', () => {
    const generics = titlesOf(MediaKind.GENERIC);
    for (const { opener, closer, jingles = [], filler } of sampleEmissions) {
      expect(generics).toEqual(expect.arrayContaining([opener, closer].filter(Boolean)));
      expect(titlesOf(MediaKind.JINGLE)).toEqual(expect.arrayContaining([...jingles]));
      expect(namesOf(samplePlaylists)).toEqual(expect.arrayContaining([filler].filter(Boolean)));
    }
  });
});

describe('the episodes of the demo', () => {
  test('came out week by week until the day before; the next is ready, and the others are drafts', () => {
    const today = Date.UTC(2026, 4, 20);
    const times = [0, 1, 2, 3].map((index) => episodeTime({ index, count: 4, ahead: 2, hour: 8 }, today));
    expect(times).toEqual([
      { state: EpisodeState.PUBLISHED, publishedAt: new Date('2026-05-12T08:00:00Z') },
      { state: EpisodeState.PUBLISHED, publishedAt: new Date('2026-05-19T08:00:00Z') },
      { state: EpisodeState.READY, publishedAt: null },
      { state: EpisodeState.DRAFT, publishedAt: null },
    ]);
  });
});
