import type { EmissionState } from '../emissions/emissionEnums.ts';
import type { ParticipantPart } from '../people/participant.ts';
import type { Motif } from './cover.ts';

/** A person of a sample emission: an index in the team, or a name. */
export interface SamplePerson {
  who: number | string;
  part: ParticipantPart;
}

export interface SampleChapter {
  start: number;
  title: string;
  link?: string;
}

/** A sample episode. Its publication date follows from its position. */
export interface SampleEpisode {
  title: string;
  summary?: string;
  notes?: string;
  chapters?: SampleChapter[];
  transcript?: string;
  explicit?: boolean;
  guests?: readonly string[];
}

/** A sample emission, with the names of its labels. */
export interface SampleEmission {
  slug: string;
  title: string;
  summary: string;
  description: string;
  state: EmissionState;
  colour: string;
  motif: Motif;
  minutes: number | null;
  category: string;
  classification: string;
  languages: readonly string[];
  tags: readonly string[];
  people: readonly SamplePerson[];
  isListed?: boolean;
  /** Hour in UTC at which its episodes are published. */
  hour?: number;
  season?: number;
  /**
   * The oldest first. The episodes before the last `ahead` ones were published weekly, the latest within the
   * past week.
   */
  episodes?: readonly SampleEpisode[];
  /**
   * Number of unpublished episodes at the end of the list. The first of these is ready, the later ones are
   * drafts.
   */
  ahead?: number;
  /** Titles of its generics and jingles, and name of its filler playlist, in the sample library. */
  opener?: string;
  closer?: string;
  jingles?: readonly string[];
  filler?: string;
}
