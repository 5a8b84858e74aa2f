import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../kit/entities/baseEntity.ts';
import { User } from '../../users/user.entity.ts';

/** Somebody whose screens listen on a process. What a process has not confirmed for a while ended with it. */
@Entity()
@Unique({ properties: ['user', 'place'] })
@Index({ properties: ['place'] })
export class ChatScreen extends BaseEntity {
  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  /** The process, by a name that it gives itself. */
  @Property({ type: 'string', length: 40 })
  place!: string;

  @Property({ type: 'datetime', index: true })
  seenAt!: Date;
}
