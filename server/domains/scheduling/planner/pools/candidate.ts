import type { Cues, Daypart, MediaKind, PlaylistOrder } from '../../../library/public.ts';

/** A media item that the planner can choose, with the fields that the rules compare. */
export interface Candidate extends Cues {
  media: number;
  kind: MediaKind;
  /** Names as comparison keys, which ignore case, accents and punctuation. */
  title: string;
  artistes: readonly string[];
  album: number | null;
  label: string;
  /** Milliseconds from the cue-in to the cue-out point, never 0. */
  length: number;
  /** Terms of an advert; null for other media. */
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

/** The candidates of one source, such as a playlist. */
export interface Pool {
  /** Key of the source, the same in every plan. */
  key: string;
  /** Name and type of the source. */
  source: string;
  sourceType: string;
  sourceId: string | null;
  candidates: readonly Candidate[];
  order: PlaylistOrder;
  /** Length of the longest and of the shortest candidate, in milliseconds. */
  longest: number;
  shortest: number;
}

/** Minimum times in milliseconds between two similar items; 0 turns a rule off. */
export interface Separations {
  artiste: number;
  title: number;
  album: number;
  label: number;
}
