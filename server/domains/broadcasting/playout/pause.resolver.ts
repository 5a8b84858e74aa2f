import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { invalidInput } from '../../../kit/errors.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { loadNowPlaying } from '../nowPlaying/nowPlaying.ts';
import { NowPlaying } from '../nowPlaying/nowPlaying.types.ts';
import { changeStation } from '../station/station.resolver.ts';

/** Maximum length of a pause in milliseconds. The plan then resumes by itself, in case the user forgets it. */
const maxPause = 7_200_000;
const minPause = 1000;

/** Pauses the plan, for instance until guests arrive. */
@Resolver()
export class PauseResolver {
  @Allow('update', 'AirItem')
  @Mutation(() => NowPlaying, {
    description:
      'Pauses the plan, including items with a fixed start. The current item plays to its end, followed by inserted items and the default playlist. Pausing again restarts the duration. Items whose planned time has passed when the plan resumes are not played.',
  })
  pausePlan(
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
  resumePlan(@Ctx() context: Context): Promise<NowPlaying> {
    return pauseUntil(context, null);
  }
}

async function pauseUntil(context: Context, pausedUntil: Date | null): Promise<NowPlaying> {
  const { database, services, viewer } = context;
  await changeStation(context, () => ({ pausedUntil, ...(pausedUntil && { pausedBy: viewer!.name }) }));
  return loadNowPlaying({ database, services, radioId: context.radioId! });
}
