import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../kit/entities/baseEntity.ts';
import { User } from '../../platform/public.ts';
import { ChatThread } from '../threads/chatThread.entity.ts';
import { ChatMessage } from './chatMessage.entity.ts';

/** Mention of a person who was in the thread of the message, or in the team of its radio. */
@Entity()
@Unique({ properties: ['message', 'user'] })
@Index({ properties: ['user', 'thread', 'sequence'] })
export class ChatMention extends BaseEntity {
  @ManyToOne({ entity: () => ChatMessage, ref: true, deleteRule: 'cascade' })
  message!: Ref<ChatMessage>;

  @ManyToOne({ entity: () => ChatThread, ref: true, index: true, deleteRule: 'cascade' })
  thread!: Ref<ChatThread>;

  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  @Property({ type: 'integer' })
  sequence!: number;
}
