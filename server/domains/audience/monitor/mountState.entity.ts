import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { MountPoint } from '../../onair/streams/mountPoint.entity.ts';
import { RadioOwned } from '../../organization/radios/radioOwned.ts';
import { StatusProblem } from '../status/statusProblem.ts';
import { MountAir } from './mountAir.ts';
import { MountHearing } from './soundState.ts';

@Entity()
@Unique({ properties: ['mount'] })
@OutputType({
  rule: allow('read', 'StreamServer'),
  description: 'What a mount point was when it was last looked at.',
})
export class MountState extends RadioOwned {
  @ManyToOne({ entity: () => MountPoint, ref: true, hidden: true, deleteRule: 'cascade' })
  mount!: Ref<MountPoint>;

  @Field(() => MountAir, { description: 'What it was found to be.' })
  @Enum({ items: () => MountAir })
  state!: MountAir;

  @Field(() => DateTimeISO, {
    description: 'Since when it is so; after a time in which nobody looked, since that was over.',
  })
  @Property({ type: 'datetime' })
  since!: Date;

  @Field(() => DateTimeISO, {
    description: 'When it was last looked at with success, or found to be unreachable.',
  })
  @Property({ type: 'datetime' })
  lookedAt!: Date;

  @Field(() => Int, {
    nullable: true,
    description: 'How many listen; null when it is not on the air, and where nobody may count.',
  })
  @Property({ type: 'integer', nullable: true })
  listeners: number | null = null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The most listeners since its source came, as the server counts them; null like `listeners`.',
  })
  @Property({ type: 'integer', nullable: true })
  peak: number | null = null;

  @Field({
    description:
      'Whether five or more listen and all come from one address, as behind a proxy that does not tell theirs. Different listeners and countries cannot be told apart then.',
  })
  @Property({ type: 'boolean', default: false })
  isOneAddress: boolean = false;

  @Field(() => Int, {
    nullable: true,
    description: 'Thousands of bits a second, as its source says; null when it does not say.',
  })
  @Property({ type: 'integer', nullable: true })
  bitrate: number | null = null;

  @Field({ description: 'The type of its sound, such as `audio/mpeg`, as its source says; may be empty.' })
  @Property({ type: 'string', length: 620, default: '' })
  format: string = '';

  @Field({ description: 'The last title that was sent along; may be empty.' })
  @Property({ type: 'string', length: 300, default: '' })
  title: string = '';

  @Field({ description: 'The program that sends, as it calls itself; may be empty.' })
  @Property({ type: 'string', length: 300, default: '' })
  encoder: string = '';

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When its source came; null when there is none, or the server does not say.',
  })
  @Property({ type: 'datetime', nullable: true })
  streamStart: Date | null = null;

  @Field(() => StatusProblem, {
    nullable: true,
    description: 'What was wrong with the last look; null when it was well.',
  })
  @Enum({ items: () => StatusProblem, nullable: true })
  problem: StatusProblem | null = null;

  @Field({
    description: 'A word of the machine about that, such as `ECONNREFUSED` or `HTTP 500`; may be empty.',
  })
  @Property({ type: 'string', length: 60, default: '' })
  problemDetail: string = '';

  @Field(() => MountHearing, {
    nullable: true,
    description:
      'Whether its sound is heard by this server; null when it is not on the air, and before somebody listens.',
  })
  @Enum({ items: () => MountHearing, nullable: true })
  hearing: MountHearing | null = null;
}
