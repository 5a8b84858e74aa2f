import type { Play } from './track.ts';

/** The sound of an episode, or of a rush. */
export interface Sound {
  medium: number;
  title: string;
  length: number;
  /** What of it plays, where that is not as the medium says. */
  cues?: Play['cues'];
}
