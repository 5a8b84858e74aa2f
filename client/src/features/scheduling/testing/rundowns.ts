import type { RundownFieldsFragment, RundownItemFieldsFragment } from '../rundowns/rundowns.generated';

/* Responses of the server about rundowns, for tests. */

const minute = 60_000;

export const song = (id: string, title: string, credit: string) => ({
  __typename: 'MediaItem' as const,
  id,
  kind: 'SONG' as const,
  title,
  credit,
  artwork: '',
  state: 'READY' as const,
  duration: 3 * minute,
});

/** Makes a rundown item for tests. `start` is an ISO date and time, `length` is in milliseconds. */
export const itemAt = (
  id: string,
  start: string,
  length: number,
  more: Partial<RundownItemFieldsFragment> = {},
): RundownItemFieldsFragment => ({
  __typename: 'RundownItem',
  id,
  version: 1,
  position: Number(id),
  kind: 'MEDIA',
  title: '',
  notes: '',
  duration: null,
  offset: null,
  isHard: false,
  addedBy: 'Ada Merle',
  media: song(`1${id}`, `Song ${id}`, 'Anna K.'),
  playlist: null,
  startsAt: start,
  endsAt: new Date(Date.parse(start) + length).toISOString(),
  gap: 0,
  problem: null,
  ...more,
});

export const rundownWith = (
  items: readonly RundownItemFieldsFragment[],
  more: Partial<RundownFieldsFragment> = {},
): RundownFieldsFragment => ({
  __typename: 'Rundown',
  id: '12:2099-11-24',
  slotId: '12',
  date: '2099-11-24',
  left: 0,
  empty: 0,
  isLocked: false,
  mayChange: true,
  occurrence: {
    __typename: 'Occurrence',
    id: '12:2099-11-24',
    title: 'Morning',
    startsAt: '2099-11-24T06:00:00.000Z',
    endsAt: '2099-11-24T07:00:00.000Z',
    localStart: '2099-11-24T07:00:00',
    localEnd: '2099-11-24T08:00:00',
    state: 'PLANNED',
    emission: { __typename: 'Emission', id: '7', title: 'Morning' },
    episode: null,
  },
  items: [...items],
  ...more,
});
