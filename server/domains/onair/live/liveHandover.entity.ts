import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { RadioOwned } from '../../organization/radios/radioOwned.ts';
import { Colleague } from '../../profile/colleague.ts';
import { User } from '../../users/user.entity.ts';
import { HandoverEnd } from './handoverEnums.ts';
import { LiveSession } from './liveSession.entity.ts';

/** The air goes from one who is live to somebody else: arranged, then counted down once they are there. One at a time. */
@Entity()
@Index({ properties: ['endedAt', 'radio'] })
@OutputType({
  rule: allow('read', 'LiveSession'),
  description:
    'A handover: somebody takes the air from who is live, without a gap. It counts down from when they go live, and both sides may call it off until then.',
})
export class LiveHandover extends RadioOwned {
  @Field(() => LiveSession, { description: 'Who is live, and hands over.' })
  @ManyToOne({ entity: () => LiveSession, ref: true, index: true, deleteRule: 'cascade' })
  from!: Ref<LiveSession>;

  @Field(() => Colleague, { description: 'Who takes over.' })
  @ManyToOne({ entity: () => User, ref: true, index: true, deleteRule: 'cascade' })
  person!: Ref<User>;

  @Field({ description: 'The name of who takes over, as it was then.' })
  @Property({ type: 'string' })
  name!: string;

  @Field(() => LiveSession, {
    nullable: true,
    description: 'Their live; null until they have gone live, from the studio or with an encoder.',
  })
  @ManyToOne({ entity: () => LiveSession, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  to!: Ref<LiveSession> | null;

  @Field(() => Int, { description: 'How long it counts down once they have gone live, in milliseconds.' })
  @Property({ type: 'integer' })
  countdown!: number;

  @Field({ description: 'Whether who is live offered it; otherwise who takes over asked for it.' })
  @Property({ type: 'boolean' })
  isOffered!: boolean;

  @Field(() => DateTimeISO, { description: 'When it was asked for or offered.' })
  @Property({ type: 'datetime' })
  askedAt!: Date;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'When they take over, or as soon after as their sound is there; null until they have gone live.',
  })
  @Property({ type: 'datetime', nullable: true })
  takesOverAt: Date | null = null;

  @Field(() => DateTimeISO, { nullable: true, description: 'When it ended; null while it goes on.' })
  @Property({ type: 'datetime', nullable: true })
  endedAt: Date | null = null;

  @Field(() => HandoverEnd, { nullable: true, description: 'How it ended; null while it goes on.' })
  @Enum({ items: () => HandoverEnd, nullable: true })
  end: HandoverEnd | null = null;

  @Field({ description: 'Who called it off; empty otherwise.' })
  @Property({ type: 'string', default: '' })
  endedBy: string = '';
}
