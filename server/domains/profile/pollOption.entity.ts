import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../kit/entities/baseEntity.ts';
import { Poll } from './poll.entity.ts';

/** One of the answers that a poll offers. */
@Entity()
export class PollOption extends BaseEntity {
  @ManyToOne({ entity: () => Poll, ref: true, deleteRule: 'cascade', index: true })
  poll!: Ref<Poll>;

  @Property({ type: 'string' })
  name!: string;

  @Property({ type: 'integer' })
  position!: number;
}
