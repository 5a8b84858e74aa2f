import { Field, Int } from 'type-graphql';
import { OutputType } from '../../../kit/rules/outputType.ts';

/** Cue points and fades in milliseconds; null where nothing is said. */
export interface Cues {
  cueIn: number | null;
  cueOut: number | null;
  fadeIn: number | null;
  fadeOut: number | null;
}

@OutputType({
  rule: 'parent',
  description: 'How a medium plays at its place: what the place says, else what the medium says.',
})
export class Timing {
  @Field(() => Int, { description: 'Where it begins, in milliseconds after the start of the file.' })
  cueIn!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Where it ends, in milliseconds after the start of the file; null when nobody knows.',
  })
  cueOut!: number | null;
  @Field(() => Int, { description: 'How long it fades in, in milliseconds.' })
  fadeIn!: number;
  @Field(() => Int, { description: 'How long it fades out, in milliseconds.' })
  fadeOut!: number;
  @Field(() => Int, { description: 'How long it plays, in milliseconds from cue to cue.' })
  duration!: number;
}

/** What a place says goes before what the medium says. */
export function timingOf(place: Cues, medium: Cues & { duration: number | null }): Timing {
  const cueIn = place.cueIn ?? medium.cueIn ?? 0;
  const cueOut = place.cueOut ?? medium.cueOut ?? medium.duration;
  return {
    cueIn,
    cueOut,
    fadeIn: place.fadeIn ?? medium.fadeIn ?? 0,
    fadeOut: place.fadeOut ?? medium.fadeOut ?? 0,
    duration: Math.max(0, (cueOut ?? 0) - cueIn),
  };
}

/** A place that says nothing of its own. */
export const noCues: Cues = { cueIn: null, cueOut: null, fadeIn: null, fadeOut: null };
