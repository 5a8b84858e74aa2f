import { Field, Int } from 'type-graphql';
import { OutputType } from '../../../kit/rules/outputType.ts';

/** Cue points and fades in milliseconds; null where not set. */
export interface Cues {
  cueIn: number | null;
  cueOut: number | null;
  fadeIn: number | null;
  fadeOut: number | null;
}

@OutputType({
  rule: 'parent',
  description: 'Effective timing of an item: its own cue points and fades, otherwise those of the medium.',
})
export class Timing {
  @Field(() => Int, { description: 'Cue-in in milliseconds from the start of the file; 0 when none is set.' })
  cueIn!: number;
  @Field(() => Int, {
    nullable: true,
    description:
      'Cue-out in milliseconds from the start of the file: without a cue-out, the end of the file. Null when that is unknown too.',
  })
  cueOut!: number | null;
  @Field(() => Int, { description: 'Fade-in in milliseconds; 0 for none.' })
  fadeIn!: number;
  @Field(() => Int, { description: 'Fade-out in milliseconds; 0 for none.' })
  fadeOut!: number;
  @Field(() => Int, {
    description: 'Duration from cue-in to cue-out, in milliseconds; 0 when the cue-out is unknown.',
  })
  duration!: number;
}

/** Returns the effective timing of an item: its own cue points and fades, or those of its medium. */
export function timingOf(item: Cues, medium: Cues & { duration: number | null }): Timing {
  const cueIn = item.cueIn ?? medium.cueIn ?? 0;
  const cueOut = item.cueOut ?? medium.cueOut ?? medium.duration;
  return {
    cueIn,
    cueOut,
    fadeIn: item.fadeIn ?? medium.fadeIn ?? 0,
    fadeOut: item.fadeOut ?? medium.fadeOut ?? 0,
    duration: Math.max(0, (cueOut ?? 0) - cueIn),
  };
}

/** Cue points and fades of an item that uses those of its medium. */
export const noCues: Cues = { cueIn: null, cueOut: null, fadeIn: null, fadeOut: null };
