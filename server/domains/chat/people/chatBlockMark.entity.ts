import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../kit/entities/baseEntity.ts';
import { ChatParticipant } from '../threads/chatParticipant.entity.ts';
import { ChatBlock } from './chatBlock.entity.ts';

/**
 * Read position that a blocker had in a shared thread when they blocked a person. From then on the blocked person sees this
 * position instead of the blocker's current one.
 */
@Entity()
@Unique({ properties: ['block', 'participant'] })
export class ChatBlockMark extends BaseEntity {
  @ManyToOne({ entity: () => ChatBlock, ref: true, deleteRule: 'cascade' })
  block!: Ref<ChatBlock>;

  @ManyToOne({ entity: () => ChatParticipant, ref: true, index: true, deleteRule: 'cascade' })
  participant!: Ref<ChatParticipant>;

  @Property({ type: 'integer' })
  readUpTo!: number;
}
