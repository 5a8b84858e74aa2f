import { MediaKind } from '../../library/media/kinds/mediaKind.ts';
import { PlaylistOrder } from '../../library/playlists/playlistEnums.ts';
import type { Candidate, Pool } from '../planner/pools/candidate.ts';

/** For tests: makes a candidate of the planner, a song of three minutes unless overridden. */
export const candidate = (media: number, more: Partial<Candidate> = {}): Candidate => ({
  media,
  kind: MediaKind.SONG,
  title: `title ${media}`,
  artistes: [],
  album: null,
  label: '',
  length: 180_000,
  cueIn: null,
  cueOut: null,
  fadeIn: null,
  fadeOut: null,
  spot: null,
  ...more,
});

export const poolOf = (candidates: readonly Candidate[], order = PlaylistOrder.SHUFFLED): Pool => ({
  key: 'pool',
  source: 'Pool',
  sourceType: 'Playlist',
  sourceId: '1',
  candidates,
  order,
  longest: Math.max(0, ...candidates.map(({ length }) => length)),
  shortest: Math.min(Infinity, ...candidates.map(({ length }) => length)),
});
