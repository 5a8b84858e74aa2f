import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Float, Int } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { MediaItem } from '../../multimedia/media/mediaItem.entity.ts';
import { RadioOwned } from '../../organization/radios/radioOwned.ts';
import { OutputProblem, StationOutput } from './outputs.ts';

@Entity()
@Unique({ properties: ['radio'] })
@OutputType({
  rule: allow('read', 'Station'),
  description:
    'How a radio is put on the air: its player, which asks what to play and tells what was heard, and how it plays.',
})
export class Station extends RadioOwned {
  /** Of the token of the player, which nobody can read again. */
  @Property({ type: 'string', nullable: true, hidden: true })
  @Unique()
  tokenHash: string | null = null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When the token of its player was made; null when there is none.',
  })
  @Property({ type: 'datetime', nullable: true })
  tokenMadeAt: Date | null = null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When its player last asked, to ten seconds; null when it never did.',
  })
  @Property({ type: 'datetime', nullable: true })
  seenAt: Date | null = null;

  /** Since when it cannot be worked out what its player is to play; null while it can. */
  @Property({ type: 'datetime', nullable: true, hidden: true })
  planFailingSince: Date | null = null;

  @Field(() => [StationOutput], {
    nullable: true,
    description:
      'The mount points that its player sends to, each with its state as last reported; null before the first report.',
  })
  @Property({ type: 'json', nullable: true })
  outputs: StationOutput[] | null = null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'The moment since which no output of its player has been connected; null while one is connected.',
  })
  @Property({ type: 'datetime', nullable: true })
  notSendingSince: Date | null = null;

  @Field(() => OutputProblem, {
    nullable: true,
    description: 'The reason why no output is connected; null while one is connected.',
  })
  @Property({ type: 'string', nullable: true })
  notSendingBecause: OutputProblem | null = null;

  @Field(() => Float, {
    description:
      'The loudness to which everything is brought, in LUFS (EBU R128): -30 to -8. Nothing is raised beyond a true peak of -1 dBTP.',
  })
  @Property({ type: 'float', default: -16 })
  loudness: number = -16;

  @Field(() => Int, {
    description: 'How long what is ended by hand, or on the second, fades out, in milliseconds: 0 to 5,000.',
  })
  @Property({ type: 'integer', default: 500 })
  fade: number = 500;

  @Field(() => Int, {
    description:
      'How long before and after a live slot its people may be live, in milliseconds: 0 to 3,600,000. Whoever may go live at any time needs none.',
  })
  @Property({ type: 'integer', default: 300_000 })
  liveGrace: number = 300_000;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'Until when what is planned waits, as somebody held it, see `holdAir`; null, or in the past, when nobody does.',
  })
  @Property({ type: 'datetime', nullable: true })
  heldUntil: Date | null = null;

  @Field({ description: 'Who held it last; empty when nobody ever did.' })
  @Property({ type: 'string', default: '' })
  heldBy: string = '';

  @Field(() => MediaItem, {
    nullable: true,
    description: 'What is played again and again where there is nothing else; null for silence.',
  })
  @ManyToOne({ entity: () => MediaItem, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  emergency!: Ref<MediaItem> | null;
}
