import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../kit/entities/baseEntity.ts';
import { User } from '../../platform/public.ts';
import { ChatState } from './chatState.ts';

/** Status that a person has set. */
@Entity()
export class ChatStatus extends BaseEntity {
  @ManyToOne({ entity: () => User, ref: true, unique: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  @Enum({ items: () => ChatState })
  state!: ChatState;

  /** End of the status; null for no end. */
  @Property({ type: 'datetime', nullable: true })
  until: Date | null = null;
}
