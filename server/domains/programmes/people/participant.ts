import type { Ref } from '@mikro-orm/core';
import { Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Colleague } from '../../content/public.ts';
import { RadioOwned, User } from '../../platform/public.ts';

export enum ParticipantPart {
  PRESENTER = 'PRESENTER',
  PRODUCER = 'PRODUCER',
  COLUMNIST = 'COLUMNIST',
  GUEST = 'GUEST',
}
registerEnumType(ParticipantPart, {
  name: 'ParticipantPart',
  description: 'Role of a person in an emission or an episode.',
  valuesConfig: {
    PRESENTER: { description: 'The person presents the programme on the air.' },
    PRODUCER: { description: 'The person is responsible for the content of the programme.' },
    COLUMNIST: { description: 'The person has a regular column in the programme.' },
    GUEST: { description: 'The person takes part in the programme as a guest.' },
  },
});

/** A person of an emission or episode: a team member, or a person outside of the team, by name. */
@ObjectType({ simpleResolvers: true })
export abstract class Participant extends RadioOwned {
  @Field(() => Colleague, {
    nullable: true,
    description:
      'Account of the person, also after the person has left the team. Null for people given by name only, and after the account was deleted.',
  })
  @ManyToOne({ entity: () => User, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  user!: Ref<User> | null;

  @Field({ description: 'Name of the person as announced on the air, 1 to 120 characters.' })
  @Property({ type: 'string' })
  name!: string;

  @Field(() => ParticipantPart, { description: 'Role of the person in the emission or episode.' })
  @Enum({ items: () => ParticipantPart })
  part: ParticipantPart = ParticipantPart.PRESENTER;

  @Field(() => Int, { description: 'Position of the person in the list, from 1.' })
  @Property({ type: 'integer' })
  position!: number;
}
