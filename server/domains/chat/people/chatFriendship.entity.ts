import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../kit/entities/baseEntity.ts';
import { User } from '../../platform/public.ts';

/** Friendship of two people, or a friend request while `acceptedAt` is null. */
@Entity()
export class ChatFriendship extends BaseEntity {
  /** Both user ids, the lower one first, so that two simultaneous requests become one row. */
  @Property({ type: 'string' })
  @Unique()
  pairKey!: string;

  @ManyToOne({ entity: () => User, ref: true, index: true, deleteRule: 'cascade' })
  requester!: Ref<User>;

  @ManyToOne({ entity: () => User, ref: true, index: true, deleteRule: 'cascade' })
  invited!: Ref<User>;

  @Property({ type: 'datetime' })
  requestedAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  acceptedAt: Date | null = null;
}
