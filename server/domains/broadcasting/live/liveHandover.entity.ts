import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { RadioOwned, User } from '../../platform/public.ts';
import { Colleague } from '../../content/public.ts';
import { HandoverEnd } from './handoverEnums.ts';
import { LiveSession } from './liveSession.entity.ts';

/** A handover of the air from one presenter to another: arranged, then counted down once they are connected. One at a time. */
@Entity()
@Index({ properties: ['endedAt', 'radio'] })
@OutputType({
  rule: allow('read', 'LiveSession'),
  description:
    'A handover: somebody takes the air from the current presenter without a gap. The countdown starts when they go live, and both sides may cancel it until its end.',
})
export class LiveHandover extends RadioOwned {
  @Field(() => LiveSession, { description: 'The live session that hands over.' })
  @ManyToOne({ entity: () => LiveSession, ref: true, index: true, deleteRule: 'cascade' })
  from!: Ref<LiveSession>;

  @Field(() => Colleague, { description: 'Person who takes over.' })
  @ManyToOne({ entity: () => User, ref: true, index: true, deleteRule: 'cascade' })
  person!: Ref<User>;

  @Field({ description: 'Name of the person who takes over, at that time.' })
  @Property({ type: 'string' })
  name!: string;

  @Field(() => LiveSession, {
    nullable: true,
    description:
      'Live session of the person who takes over; null until they have gone live, from the studio or with an encoder.',
  })
  @ManyToOne({ entity: () => LiveSession, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  to!: Ref<LiveSession> | null;

  @Field(() => Int, { description: 'Countdown after they have gone live, in milliseconds.' })
  @Property({ type: 'integer' })
  countdown!: number;

  @Field({ description: 'True when the current presenter offered it; false when the new one requested it.' })
  @Property({ type: 'boolean' })
  isOffered!: boolean;

  @Field(() => DateTimeISO, { description: 'When it was requested or offered.' })
  @Property({ type: 'datetime' })
  askedAt!: Date;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'When they take over, or as soon after as their sound arrives; null until they have gone live.',
  })
  @Property({ type: 'datetime', nullable: true })
  takesOverAt: Date | null = null;

  @Field(() => DateTimeISO, { nullable: true, description: 'When it ended; null while it is open.' })
  @Property({ type: 'datetime', nullable: true })
  endedAt: Date | null = null;

  @Field(() => HandoverEnd, { nullable: true, description: 'Outcome; null while it is open.' })
  @Enum({ items: () => HandoverEnd, nullable: true })
  end: HandoverEnd | null = null;

  @Field({ description: 'Name of the person who cancelled it; empty otherwise.' })
  @Property({ type: 'string', default: '' })
  endedBy: string = '';
}
