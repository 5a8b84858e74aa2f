import type { Answer } from '../../../../testing/answer';
import type { MeasuringQuery } from '../measuring/measuring.generated';
import type { MediumDetailFragment, MediumRowFragment } from '../medium/medium.generated';
import type { SongDetailFragment, SongRowFragment } from '../songs/songs.generated';

/** List row of a medium of any kind, for tests. */
export const rowOf = (id: string): Omit<MediumRowFragment, '__typename' | 'kind'> => ({
  id,
  version: 1,
  title: `Song ${id}`,
  credit: 'Nina',
  state: 'READY',
  failure: null,
  refusedFormat: '',
  duration: 185_000,
  loudness: -14.2,
  isMeasured: true,
  artwork: '',
  fileUrl: `/media/1/${id}/file?ticket=t`,
  playback: 'DIRECT' as const,
  playUrl: `/media/1/${id}/file?ticket=t`,
  createdAt: '2026-01-10T10:00:00Z',
  category: { __typename: 'MediaCategory', id: '1', name: 'Gold' },
  duplicateOf: null,
});

/** Fields for tests that the page of a medium needs besides those of the list row. */
export const detail: Omit<MediumDetailFragment, '__typename'> = {
  updatedAt: '2026-01-10T10:00:00Z',
  fileName: 'blue.mp3',
  size: 4_200_000,
  checksum: 'abc',
  mimeType: 'audio/mpeg',
  codec: 'MPEG 1 Layer 3',
  bitrate: 320_000,
  sampleRate: 44_100,
  channels: 2,
  truePeak: -1.1,
  cueIn: null,
  cueOut: 180_500,
  fadeIn: null,
  fadeOut: null,
  startNext: null,
  waveformUrl: null,
  tags: [{ __typename: 'MediaTag', id: '2', name: 'night' }],
  usedIn: [],
};

/** List row of a song, for tests. */
export const songRowOf = (id: string, more: Partial<SongRowFragment> = {}): SongRowFragment => ({
  ...rowOf(id),
  __typename: 'Song',
  kind: 'SONG',
  genre: 'Jazz',
  year: 1958,
  explicit: false,
  album: { __typename: 'Album', id: '4', title: 'Little Girl Blue' },
  ...more,
});

/** Song for tests, with all fields that its page needs. */
export const songOf = (id: string, more: Partial<SongDetailFragment> = {}): SongDetailFragment => ({
  ...songRowOf(id),
  ...detail,
  trackNumber: 3,
  isrc: '',
  label: '',
  artistes: [{ __typename: 'Artiste', id: '5', name: 'Nina Simone' }],
  ...more,
});

const pageOf = (typename: string, items: object[]) => ({
  __typename: typename,
  items,
  totalItems: items.length,
  totalIsExact: true,
});

export const songsPage = (...items: SongRowFragment[]): Answer => ({
  data: { songs: pageOf('SongPage', items) },
});

/** Fake response for tests about files without a loudness measurement; none by default. */
export const measuringAnswer = (more: Partial<MeasuringQuery['libraryStorage']> = {}): Answer => ({
  data: {
    libraryStorage: {
      __typename: 'LibraryStorage',
      measures: true,
      unmeasured: 0,
      isMeasuring: false,
      ...more,
    },
  },
});

/** Fake responses for tests: choices of a form, history and measurement. Undefined for other queries. */
export function labelsAnswer(name: string): Answer | Promise<Answer> | undefined {
  const categories = pageOf('MediaCategoryPage', [{ __typename: 'MediaCategory', id: '1', name: 'Gold' }]);
  const tags = pageOf('MediaTagPage', [
    { __typename: 'MediaTag', id: '2', name: 'night' },
    { __typename: 'MediaTag', id: '3', name: 'summer' },
  ]);
  if (name === 'LabelOptions') return { data: { mediaCategories: categories, mediaTags: tags } };
  if (name === 'TagSuggestions') return { data: { mediaTags: tags } };
  if (name === 'ArtisteSuggestions') return { data: { artistes: pageOf('ArtistePage', []) } };
  if (name === 'AlbumSuggestions') return { data: { albums: pageOf('AlbumPage', []) } };
  if (name === 'RecordHistory') return { data: { auditEntries: pageOf('AuditEntryPage', []) } };
  if (name === 'Measuring') return measuringAnswer();
  // No media change during the test, so the subscription never sends an event.
  if (name === 'MediaChanged') return new Promise(() => undefined);
  return undefined;
}
