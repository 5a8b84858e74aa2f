import type { Ref } from '@mikro-orm/core';
import { Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Colleague } from '../../profile/colleague.ts';
import { RadioOwned } from '../../organization/radios/radioOwned.ts';
import { User } from '../../users/user.entity.ts';

export enum ParticipantPart {
  PRESENTER = 'PRESENTER',
  PRODUCER = 'PRODUCER',
  COLUMNIST = 'COLUMNIST',
  GUEST = 'GUEST',
}
registerEnumType(ParticipantPart, {
  name: 'ParticipantPart',
  description: 'What somebody does in an emission or an episode.',
  valuesConfig: {
    PRESENTER: { description: 'Leads through it on the air.' },
    PRODUCER: { description: 'Answers for what is in it.' },
    COLUMNIST: { description: 'Has a part of their own in it, again and again.' },
    GUEST: { description: 'Is invited.' },
  },
});

/** Somebody who takes part in what is broadcast: one of the team, or anybody by name. */
@ObjectType({ simpleResolvers: true })
export abstract class Participant extends RadioOwned {
  @Field(() => Colleague, {
    nullable: true,
    description: 'The person of the team; null for somebody from outside, and for who is gone.',
  })
  @ManyToOne({ entity: () => User, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  user!: Ref<User> | null;

  @Field({ description: 'The name under which they are announced, 1 to 120 characters.' })
  @Property({ type: 'string' })
  name!: string;

  @Field(() => ParticipantPart, { description: 'What they do.' })
  @Enum({ items: () => ParticipantPart })
  part: ParticipantPart = ParticipantPart.PRESENTER;

  @Field(() => Int, { description: 'Their place among the others, from 1.' })
  @Property({ type: 'integer' })
  position!: number;
}
