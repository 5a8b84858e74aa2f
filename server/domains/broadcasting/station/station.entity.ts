import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Float, Int } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { OutputProblem } from '../../../protocol/station.ts';
import { MediaItem } from '../../library/public.ts';
import { RadioOwned } from '../../platform/public.ts';
import { StationOutput } from './outputs.ts';

@Entity()
@Unique({ properties: ['radio'] })
@OutputType({
  rule: allow('read', 'Station'),
  description:
    'The playback of a radio: the settings, and the state of the player. The player requests the plan and reports the items that it played.',
})
export class Station extends RadioOwned {
  /** Hash of the player's token; the token itself cannot be read again. */
  @Property({ type: 'string', nullable: true, hidden: true })
  @Unique()
  tokenHash: string | null = null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When the token of the player was created; null when there is none.',
  })
  @Property({ type: 'datetime', nullable: true })
  tokenMadeAt: Date | null = null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When the player last requested the plan, exact to ten seconds; null when it never did.',
  })
  @Property({ type: 'datetime', nullable: true })
  seenAt: Date | null = null;

  /** Since when the server has failed to compute the plan; null while it succeeds. */
  @Property({ type: 'datetime', nullable: true, hidden: true })
  planFailingSince: Date | null = null;

  @Field(() => [StationOutput], {
    nullable: true,
    description:
      'The mount points that the player sends to, with the states that the player last reported. Null before the first report.',
  })
  @Property({ type: 'json', nullable: true })
  outputs: StationOutput[] | null = null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'Since when no output of the player has been connected, as the player last reported. Null while at least one is connected, and before the first report.',
  })
  @Property({ type: 'datetime', nullable: true })
  notSendingSince: Date | null = null;

  @Field(() => OutputProblem, {
    nullable: true,
    description:
      'Reason why no output of the player is connected, as the player last reported. Null while at least one is connected, and before the first report.',
  })
  @Property({ type: 'string', nullable: true })
  notSendingBecause: OutputProblem | null = null;

  @Field(() => Float, {
    description:
      'Target loudness of all items in LUFS (EBU R128), -30 to -8. No item is raised beyond a true peak of -1 dBTP.',
  })
  @Property({ type: 'float', default: -16 })
  loudness: number = -16;

  @Field(() => Int, {
    description:
      'Fade-out of items that are ended early, in milliseconds, 0 to 5,000. A user or an item with a fixed start ends them.',
  })
  @Property({ type: 'integer', default: 500 })
  fade: number = 500;

  @Field(() => Int, {
    description:
      'Grace period before and after a live slot, in milliseconds, 0 to 3,600,000. The people of the slot may be live during it. Does not concern people who may go live at any time.',
  })
  @Property({ type: 'integer', default: 300_000 })
  liveGrace: number = 300_000;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'End of the pause of the plan, see `pausePlan`. The plan is not paused when null or in the past.',
  })
  @Property({ type: 'datetime', nullable: true })
  pausedUntil: Date | null = null;

  @Field({ description: 'Name of the user who last paused the plan; empty when nobody ever did.' })
  @Property({ type: 'string', default: '' })
  pausedBy: string = '';

  @Field(() => MediaItem, {
    nullable: true,
    description:
      'Media item that repeats when there is nothing else to play. When null, the player plays its downloaded files in random order.',
  })
  @ManyToOne({ entity: () => MediaItem, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  emergency!: Ref<MediaItem> | null;
}
