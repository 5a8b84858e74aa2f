import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { invalidInput } from '../../../kit/errors.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { nowPlaying } from '../nowPlaying/nowPlaying.ts';
import { NowPlaying } from '../nowPlaying/nowPlaying.types.ts';
import { changeStation } from '../station/station.resolver.ts';

/** The plan goes on by itself after so many milliseconds at the most: nobody can forget it. */
const longestHold = 7_200_000;
const shortestHold = 1000;

/** Lets what is planned wait, for instance for guests who are not there yet. */
@Resolver()
export class HoldResolver {
  @Allow('update', 'AirItem')
  @Mutation(() => NowPlaying, {
    description:
      'Lets what is planned wait, also what begins on the second: what plays goes on to its end, then what somebody puts in, and what plays when nothing is planned. Held again, it waits from now on. What is over when it goes on is left out.',
  })
  holdAir(
    @Arg('duration', () => Int, { description: 'For how long, in milliseconds: 1,000 to 7,200,000.' })
    duration: number,
    @Ctx() context: Context,
  ): Promise<NowPlaying> {
    if (duration < shortestHold) throw invalidInput({ duration: 'min' });
    if (duration > longestHold) throw invalidInput({ duration: 'max' });
    return holdUntil(context, new Date(Date.now() + duration));
  }

  @Allow('update', 'AirItem')
  @Mutation(() => NowPlaying, {
    description: 'Lets what is planned go on; nothing changes when nobody holds it.',
  })
  releaseAir(@Ctx() context: Context): Promise<NowPlaying> {
    return holdUntil(context, null);
  }
}

async function holdUntil(context: Context, heldUntil: Date | null): Promise<NowPlaying> {
  const { database, services, viewer } = context;
  await changeStation(context, () => ({ heldUntil, ...(heldUntil && { heldBy: viewer!.name }) }));
  return nowPlaying({ database, services, radioId: context.radioId! });
}
