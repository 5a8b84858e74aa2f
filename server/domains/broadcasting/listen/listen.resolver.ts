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
      'Address of the sound that is on the air on the current radio, streamed through this server. The address contains a ticket of the viewer’s session and must be opened within a minute; request a new address for each connection. Null when the radio has no mount point, and for API tokens, which read `/media/{radio}/on-air` with their token.',
  })
  async airUrl(@Ctx() context: Context): Promise<string | null> {
    const { viewer, services, radioId } = context;
    if (!viewer?.sessionId || radioId === undefined || !(await hasMount(context))) return null;
    return addressOfAir(radioId, services.airTickets.issue(radioId, viewer.sessionId));
  }
}
