import type { EmissionFieldsFragment } from '../emissions/emissions.generated';
import type { EpisodeFieldsFragment } from '../episodes/episodes.generated';

/* Responses of the server about emissions and episodes, for tests. */

export const person = (id: string, name: string, userId?: string) => ({
  __typename: 'EmissionPerson' as const,
  id,
  name,
  part: 'PRESENTER' as const,
  user: userId
    ? { __typename: 'Colleague' as const, id: userId, fullName: name, avatar: '', designation: '' }
    : null,
});

export const emissionWith = (more: Partial<EmissionFieldsFragment> = {}): EmissionFieldsFragment => ({
  __typename: 'Emission',
  id: '7',
  version: 3,
  title: 'Morning',
  slug: 'morning',
  summary: 'Wakes the town.',
  description: '<p>From six to nine.</p>',
  cover: '',
  colour: '#f59e0b',
  state: 'RUNNING',
  isListed: true,
  usualDuration: 3_600_000,
  episodeCount: 0,
  commentCount: 0,
  isMine: true,
  category: null,
  classification: null,
  languages: [],
  tags: [],
  opener: null,
  closer: null,
  jingles: [],
  filler: null,
  fillerClock: null,
  people: [person('1', 'Ada Merle', '11'), person('2', 'Lou Castel')],
  ...more,
});

export const episodeWith = (more: Partial<EpisodeFieldsFragment> = {}): EpisodeFieldsFragment => ({
  __typename: 'Episode',
  id: '21',
  version: 5,
  season: 2,
  number: 4,
  episodeType: 'FULL',
  title: 'Bees on the roof',
  summary: '',
  notes: '',
  cover: '',
  state: 'READY',
  publishedAt: null,
  explicit: false,
  transcript: '',
  isMine: true,
  chapters: [{ __typename: 'Chapter', start: 0, title: 'Soup', link: '' }],
  emission: { __typename: 'Emission', id: '7', title: 'Morning', cover: '', colour: '#f59e0b' },
  people: [],
  ...more,
});
