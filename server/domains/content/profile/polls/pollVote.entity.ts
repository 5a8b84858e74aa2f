import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../../kit/entities/baseEntity.ts';
import { User } from '../../../platform/public.ts';
import { Poll } from './poll.entity.ts';
import { PollOption } from './pollOption.entity.ts';

/** Vote of a person in a poll; each person has one. */
@Entity()
@Unique({ properties: ['poll', 'user'] })
export class PollVote extends BaseEntity {
  @ManyToOne({ entity: () => Poll, ref: true, deleteRule: 'cascade' })
  poll!: Ref<Poll>;

  @ManyToOne({ entity: () => PollOption, ref: true, deleteRule: 'cascade', index: true })
  option!: Ref<PollOption>;

  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade', index: true })
  user!: Ref<User>;
}
