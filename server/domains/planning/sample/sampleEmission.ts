import type { EmissionState } from '../emissions/emissionEnums.ts';
import type { ParticipantPart } from '../people/participant.ts';
import type { Motif } from './cover.ts';

/** Somebody of an emission of the demo: a person of the team by their place among them, or a name. */
export interface SamplePerson {
  who: number | string;
  part: ParticipantPart;
}

export interface SampleChapter {
  start: number;
  title: string;
  link?: string;
}

/** An episode of the demo. When it is out follows from its place among the others. */
export interface SampleEpisode {
  title: string;
  summary?: string;
  notes?: string;
  chapters?: SampleChapter[];
  transcript?: string;
  explicit?: boolean;
  guests?: readonly string[];
}

/** An emission of the demo, with what its labels are called. */
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
  /** The hour, by the clock of Greenwich, at which an episode is out. */
  hour?: number;
  season?: number;
  /** The oldest first: those before the last `ahead` came out weekly, the last of them within the past week. */
  episodes?: readonly SampleEpisode[];
  /** How many of the last are not out yet: the first of these is ready, the others are drafts. */
  ahead?: number;
  /** Titles of what it sounds like in the sample library. */
  opener?: string;
  closer?: string;
  jingles?: readonly string[];
  filler?: string;
}
