import type { AirItemFieldsFragment } from '../log/log.generated';
import type { NowPlayingItemFieldsFragment, NowPlayingFieldsFragment } from '../now/now.generated';
import type { StationFieldsFragment } from '../station/station.generated';
import type { MountPointFieldsFragment, StreamServerFieldsFragment } from '../streams/streams.generated';

/* Responses of the server about the current item, for tests. */

export const stationWith = (more: Partial<StationFieldsFragment> = {}): StationFieldsFragment => ({
  __typename: 'Station',
  id: '1',
  version: 4,
  tokenMadeAt: '2026-11-20T10:00:00.000Z',
  seenAt: '2026-11-24T10:00:00.000Z',
  isPlayerThere: true,
  obstacle: null,
  outputs: null,
  loudness: -16,
  fade: 500,
  emergency: { __typename: 'MediaItem', id: '30', title: 'Sea and wind', credit: 'Radio Test' },
  ...more,
});

export const serverWith = (more: Partial<StreamServerFieldsFragment> = {}): StreamServerFieldsFragment => ({
  __typename: 'StreamServer',
  id: '5',
  version: 2,
  name: 'Main',
  host: 'stream.example.org',
  port: 8000,
  listenUrl: '',
  isSecure: false,
  isOwn: false,
  sourceUser: 'source',
  adminUser: 'admin',
  hasSourcePassword: true,
  hasAdminPassword: false,
  ...more,
});

export const mountWith = (more: Partial<MountPointFieldsFragment> = {}): MountPointFieldsFragment => ({
  __typename: 'MountPoint',
  id: '8',
  version: 1,
  name: 'High quality',
  path: '/live.mp3',
  format: 'MP3',
  bitrate: 192,
  isPublic: true,
  isListed: false,
  fallback: '',
  server: { __typename: 'StreamServer', id: '5', name: 'Main' },
  ...more,
});

export const airItemWith = (more: Partial<AirItemFieldsFragment> = {}): AirItemFieldsFragment => ({
  __typename: 'AirItem',
  id: '70',
  state: 'PLAYED',
  source: 'PLAN',
  plannedAt: '2026-11-24T10:00:00.000Z',
  plannedUntil: '2026-11-24T10:03:00.000Z',
  isHard: false,
  playedFrom: '2026-11-24T10:00:12.000Z',
  playedUntil: '2026-11-24T10:02:42.000Z',
  playedFor: 150_000,
  title: 'Tide',
  credit: 'Anna K.',
  isUntitled: false,
  isEnding: false,
  by: '',
  problem: '',
  media: { __typename: 'MediaItem', id: '9', kind: 'SONG', artwork: '' },
  ...more,
});

/** Item on the air for tests: it began a minute ago and ends in two minutes. */
export const playingItemWith = (
  more: Partial<NowPlayingItemFieldsFragment> = {},
): NowPlayingItemFieldsFragment => ({
  __typename: 'NowPlayingItem',
  id: '70',
  title: 'Tide',
  credit: 'Anna K.',
  album: 'Shores',
  artwork: '',
  startsAt: new Date(Date.now() - 60_000).toISOString(),
  endsAt: new Date(Date.now() + 120_000).toISOString(),
  ...more,
});

/** Pause of the radio's plan for tests; it ends in ten minutes. */
export const pauseWith = (more: Partial<NonNullable<NowPlayingFieldsFragment['pause']>> = {}) => ({
  __typename: 'PlanPause' as const,
  until: new Date(Date.now() + 600_000).toISOString(),
  by: 'Ada',
  ...more,
});

export const playingWith = (more: Partial<NowPlayingFieldsFragment> = {}): NowPlayingFieldsFragment => ({
  __typename: 'NowPlaying',
  isOnAir: true,
  notBroadcasting: null,
  isLive: false,
  currentSong: playingItemWith(),
  next: playingItemWith({
    id: '71',
    title: 'Lighthouse',
    credit: 'Bo',
    startsAt: new Date(Date.now() + 120_000).toISOString(),
    endsAt: new Date(Date.now() + 300_000).toISOString(),
  }),
  songImage: '',
  pause: null,
  ...more,
});
