import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { RadioOwned, User } from '../../../platform/public.ts';
import { Colleague } from '../../../content/public.ts';
import { Rush } from '../rush.entity.ts';
import { RushState } from '../rushEnums.ts';

@Entity()
@OutputType({ rule: allow('read', 'Rush'), description: 'A step in the history of a rush.' })
export class RushStep extends RadioOwned {
  @ManyToOne({ entity: () => Rush, ref: true, hidden: true, deleteRule: 'cascade', index: true })
  rush!: Ref<Rush>;

  @Field(() => RushState, {
    nullable: true,
    description: 'State of the rush before the step; null for the first step.',
  })
  @Enum({ items: () => RushState, nullable: true })
  from!: RushState | null;

  @Field(() => RushState, { description: 'State of the rush after the step.' })
  @Enum({ items: () => RushState })
  to!: RushState;

  @Field({
    description:
      'Message of the reviewer; may be empty. Examples are the request for a new take and the reason for the rejection.',
  })
  @Property({ type: 'text', default: '' })
  words: string = '';

  @Field(() => Colleague, {
    nullable: true,
    description: 'User who made the step; null when the account is deleted.',
  })
  @ManyToOne({ entity: () => User, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  by!: Ref<User> | null;

  @Field(() => Colleague, {
    nullable: true,
    description: 'User whom the rush was assigned to; null in other steps.',
  })
  @ManyToOne({ entity: () => User, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  assignee!: Ref<User> | null;
}
