import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import type { Row } from '../../../../kit/read/plan.ts';
import { findRow } from '../../../../kit/read/reads.ts';
import { Requires } from '../../../../kit/read/requires.ts';
import { ofOwnRadio } from '../../../../kit/resource/ofOwnRadio.ts';
import { ReadResolver } from '../../../../kit/resource/resolvers/readResolver.ts';
import { allow, Allow } from '../../../../kit/rules/rule.ts';
import { addressOfSound } from './incidentSound.ts';
import { SoundIncident } from './soundIncident.entity.ts';

/** Published when an incident opens or closes. */
interface IncidentChange {
  radioId: number;
  id: number;
}

declare module '../../../../kit/events/events.ts' {
  interface Topics {
    soundIncidentChanged: IncidentChange;
  }
}

@Resolver(() => SoundIncident)
export class SoundIncidentResolver extends ReadResolver(SoundIncident, {
  rule: allow('read', 'StreamServer'),
}) {
  @Requires('soundKey')
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Address of the last two minutes of sound before the detection, as listeners heard them. The address contains a ticket of the viewer’s session and works for half a day. Null without a recording, after 60 days, and for API tokens, which read `/media/{radio}/{id}/incident` with their token.',
  })
  soundUrl(@Root() row: Row, @Ctx() context: Context): string | null {
    return row['soundKey'] ? addressOfSound(context, row.id) : null;
  }

  @Allow('read', 'StreamServer')
  @Subscription(() => SoundIncident, {
    description:
      'Publishes an incident of this radio when it opens and when it closes. After a reconnection, query the incidents again.',
    subscribe: ({ context }: { context: Context }) =>
      ofOwnRadio(context, 'soundIncidentChanged', SoundIncident),
  })
  async soundIncidentChanged(
    @Root() { id }: IncidentChange,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return (await findRow(context, SoundIncident, id, info))!;
  }
}
