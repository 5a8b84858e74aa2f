import type { LiveSessionFieldsFragment } from '../studio/live.generated';

/** Live session for tests: it is on the air, from an encoder. */
export const live: LiveSessionFieldsFragment = {
  __typename: 'LiveSession',
  id: '7',
  name: 'Ines Faure',
  title: 'La tribune',
  how: 'ENCODER',
  startedAt: '2026-11-24T10:00:00.000Z',
  isComing: false,
  onAirFrom: '2026-11-24T10:00:02.000Z',
  isOnAir: true,
  endedAt: null,
  why: null,
  endedBy: '',
  plannedUntil: null,
  isRecordingCut: false,
};
