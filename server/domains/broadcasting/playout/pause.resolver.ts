import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { invalidInput } from '../../../kit/errors.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { nowPlaying } from '../nowPlaying/nowPlaying.ts';
import { NowPlaying } from '../nowPlaying/nowPlaying.types.ts';
import { changeStation } from '../station/station.resolver.ts';

/** Longest pause in milliseconds: the plan resumes by itself, in case the user forgets the pause. */
const maxPause = 7_200_000;
const minPause = 1000;

/** Pauses the plan, for instance until guests arrive. */
@Resolver()
export class PauseResolver {
  @Allow('update', 'AirItem')
  @Mutation(() => NowPlaying, {
    description:
      'Pauses the plan, items on the second included: the current item plays to its end, followed by inserted items and the default playlist. Pausing again restarts the duration. Items whose time is over when the plan resumes are left out.',
  })
  holdAir(
    @Arg('duration', () => Int, { description: 'Duration in milliseconds: 1,000 to 7,200,000.' })
    duration: number,
    @Ctx() context: Context,
  ): Promise<NowPlaying> {
    if (duration < minPause) throw invalidInput({ duration: 'min' });
    if (duration > maxPause) throw invalidInput({ duration: 'max' });
    return pauseUntil(context, new Date(Date.now() + duration));
  }

  @Allow('update', 'AirItem')
  @Mutation(() => NowPlaying, {
    description: 'Resumes the plan; changes nothing when it is not paused.',
  })
  releaseAir(@Ctx() context: Context): Promise<NowPlaying> {
    return pauseUntil(context, null);
  }
}

async function pauseUntil(context: Context, heldUntil: Date | null): Promise<NowPlaying> {
  const { database, services, viewer } = context;
  await changeStation(context, () => ({ heldUntil, ...(heldUntil && { heldBy: viewer!.name }) }));
  return nowPlaying({ database, services, radioId: context.radioId! });
}
