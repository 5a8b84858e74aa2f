import type { ClockFieldsFragment } from '../clocks/clocks.generated';

/* Responses of the server about clocks, for tests. */

const minute = 60_000;

export const partOf = (
  id: string,
  more: Partial<ClockFieldsFragment['parts'][number]> = {},
): ClockFieldsFragment['parts'][number] => ({
  __typename: 'ClockPart',
  id,
  position: Number(id),
  kind: 'SONGS',
  title: '',
  offset: null,
  isHard: false,
  count: 3,
  duration: null,
  purpose: null,
  category: { __typename: 'MediaCategory', id: '5', name: 'Gold' },
  playlist: null,
  media: null,
  criteria: null,
  ...more,
});

export const clockWith = (parts: ClockFieldsFragment['parts']): ClockFieldsFragment => ({
  __typename: 'Clock',
  id: '4',
  version: 2,
  name: 'Day',
  description: '',
  colour: '#2563eb',
  artisteSeparation: 60 * minute,
  titleSeparation: 240 * minute,
  albumSeparation: 60 * minute,
  labelSeparation: 0,
  parts,
});
