import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { BaseEntity } from '../../../../kit/entities/baseEntity.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { Poll } from './poll.entity.ts';

@Entity()
@OutputType({ rule: 'parent', description: 'Option of a poll.' })
export class PollOption extends BaseEntity {
  @ManyToOne({ entity: () => Poll, ref: true, deleteRule: 'cascade', index: true })
  poll!: Ref<Poll>;

  @Field({ description: 'Text of the option.' })
  @Property({ type: 'string' })
  name!: string;

  @Field(() => Int, { description: 'Position among the options, starting at 1.' })
  @Property({ type: 'integer' })
  position!: number;
}
