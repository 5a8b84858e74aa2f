import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { addressOfAir, hasMount } from './airStream.ts';

@Resolver()
export class ListenResolver {
  @Allow('read', 'AirItem')
  @Query(() => String, {
    nullable: true,
    description:
      'Address of the current radio’s live sound, passed on by this server. Valid for the viewer alone, to be opened within a minute; request a new one for each connection. Null when the radio has no mount point, and for programs with a token, which read `/media/{radio}/on-air` with it.',
  })
  async airUrl(@Ctx() context: Context): Promise<string | null> {
    const { viewer, services, radioId } = context;
    if (!viewer?.sessionId || radioId === undefined || !(await hasMount(context))) return null;
    return addressOfAir(radioId, services.airTickets.issue(radioId, viewer.sessionId));
  }
}
