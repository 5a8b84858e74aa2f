import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../../kit/entities/baseEntity.ts';
import { ChatMessage } from '../chatMessage.entity.ts';

/** Previous text of an edited message. */
@Entity()
export class ChatEdit extends BaseEntity {
  @ManyToOne({ entity: () => ChatMessage, ref: true, index: true, deleteRule: 'cascade' })
  message!: Ref<ChatMessage>;

  @Property({ type: 'text' })
  words!: string;

  @Property({ type: 'datetime' })
  until!: Date;
}
