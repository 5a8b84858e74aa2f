import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../../kit/entities/baseEntity.ts';
import { User } from '../../../platform/public.ts';
import { ChatMessage } from '../chatMessage.entity.ts';

/** Reaction of a person to a message. */
@Entity()
@Unique({ properties: ['message', 'user', 'emoji'] })
export class ChatReaction extends BaseEntity {
  @ManyToOne({ entity: () => ChatMessage, ref: true, deleteRule: 'cascade' })
  message!: Ref<ChatMessage>;

  @ManyToOne({ entity: () => User, ref: true, index: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  @Property({ type: 'string' })
  emoji!: string;
}
