import type { Play } from './track.ts';

/** The audio of an episode or a rush, or an opener or closer (signature tune). */
export interface Sound {
  medium: number;
  title: string;
  length: number;
  /** Cue points that override the cue points of the media item. */
  cues?: Play['cues'];
}
