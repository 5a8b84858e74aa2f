import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { DateTimeISO } from '../../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { RadioOwned, User } from '../../../platform/public.ts';
import { Colleague } from '../../../content/public.ts';
import { HandoverEnd } from './handoverEnums.ts';
import { LiveSession } from '../liveSession.entity.ts';

/**
 * A handover of the air from one presenter to another.
 * The countdown begins when the new presenter is connected. A radio has at most one open handover.
 */
@Entity()
@Index({ properties: ['endedAt', 'radio'] })
@OutputType({
  rule: allow('read', 'LiveSession'),
  description:
    'A handover: a new presenter takes over the air from the current presenter without a gap. The countdown starts when the new presenter goes live, and both presenters, and people who may update `LiveSession`, may cancel the handover until the takeover.',
})
export class LiveHandover extends RadioOwned {
  @Field(() => LiveSession, { description: 'The live session that hands over.' })
  @ManyToOne({ entity: () => LiveSession, ref: true, index: true, deleteRule: 'cascade' })
  from!: Ref<LiveSession>;

  @Field(() => Colleague, { description: 'The new presenter.' })
  @ManyToOne({ entity: () => User, ref: true, index: true, deleteRule: 'cascade' })
  person!: Ref<User>;

  @Field({ description: 'Name of the new presenter at the time of the handover.' })
  @Property({ type: 'string' })
  name!: string;

  @Field(() => LiveSession, {
    nullable: true,
    description:
      'Live session of the new presenter. Null until the new presenter has gone live, from the studio or with an encoder.',
  })
  @ManyToOne({ entity: () => LiveSession, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  to!: Ref<LiveSession> | null;

  @Field(() => Int, {
    description:
      'Length of the countdown in milliseconds. The countdown starts when the new presenter has gone live.',
  })
  @Property({ type: 'integer' })
  countdown!: number;

  @Field({
    description:
      'True when the handover was offered, false when the new presenter requested it. The current presenter offers it, or somebody who may update `LiveSession`.',
  })
  @Property({ type: 'boolean' })
  isOffered!: boolean;

  @Field(() => DateTimeISO, { description: 'When the handover was requested or offered.' })
  @Property({ type: 'datetime' })
  requestedAt!: Date;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'Planned time of the takeover, which waits for the sound of the new presenter. Null until the new presenter has gone live.',
  })
  @Property({ type: 'datetime', nullable: true })
  takesOverAt: Date | null = null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When the handover ended; null while it is open.',
  })
  @Property({ type: 'datetime', nullable: true })
  endedAt: Date | null = null;

  @Field(() => HandoverEnd, {
    nullable: true,
    description: 'Outcome of the handover; null while it is open.',
  })
  @Enum({ items: () => HandoverEnd, nullable: true })
  end: HandoverEnd | null = null;

  @Field({ description: 'Name of the person who cancelled the handover; empty otherwise.' })
  @Property({ type: 'string', default: '' })
  endedBy: string = '';
}
