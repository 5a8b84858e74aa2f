import type { Cues } from '../../multimedia/playlists/timing.ts';
import type { Daypart } from '../../multimedia/media/daypart.ts';
import type { MediaKind } from '../../multimedia/media/kinds/mediaKind.ts';
import type { PlaylistOrder } from '../../multimedia/playlists/playlistEnums.ts';

/** Something that can be chosen, with all that rules look at. */
export interface Candidate extends Cues {
  media: number;
  kind: MediaKind;
  /** Names as keys that case, accents and punctuation do not change. */
  title: string;
  artistes: readonly string[];
  album: number | null;
  label: string;
  /** Milliseconds from cue to cue, never 0. */
  length: number;
  /** What was agreed of an advert. */
  spot: Spot | null;
}

export interface Spot {
  client: string;
  validFrom: string | null;
  validTo: string | null;
  evergreen: boolean;
  timesADay: number | null;
  dayparts: Daypart[];
}

/** What there is to choose from. */
export interface Pool {
  /** The same for the same source. */
  key: string;
  /** What it is called, and what it is. */
  source: string;
  sourceType: string;
  sourceId: string | null;
  candidates: readonly Candidate[];
  order: PlaylistOrder;
  /** The longest and the shortest of its candidates, in milliseconds. */
  longest: number;
  shortest: number;
}

/** How long each has to stay away from its like, in milliseconds; 0 where it does not matter. */
export interface Separations {
  artiste: number;
  title: number;
  album: number;
  label: number;
}
