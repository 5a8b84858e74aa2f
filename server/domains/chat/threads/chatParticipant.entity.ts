import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../kit/entities/baseEntity.ts';
import { User } from '../../users/user.entity.ts';
import { ChatPart } from './chatEnums.ts';
import { ChatThread } from './chatThread.entity.ts';

/** Somebody in a thread, or who was in it. */
@Entity()
@Unique({ properties: ['thread', 'user'] })
@Index({ properties: ['user', 'leftAt'] })
export class ChatParticipant extends BaseEntity {
  @ManyToOne({ entity: () => ChatThread, ref: true, deleteRule: 'cascade' })
  thread!: Ref<ChatThread>;

  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  @Enum({ items: () => ChatPart })
  part: ChatPart = ChatPart.MEMBER;

  @Property({ type: 'datetime' })
  joinedAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  leftAt: Date | null = null;

  /** Kept out of the thread, also of a public one, until somebody lets them in again. */
  @Property({ type: 'datetime', nullable: true })
  blockedAt: Date | null = null;

  /** Until when they may read, and not write. */
  @Property({ type: 'datetime', nullable: true })
  silencedUntil: Date | null = null;

  /** The sequence up to which they have read. */
  @Property({ type: 'integer', default: 0 })
  readUpTo: number = 0;

  /** The thread is out of their own list until a message comes after this sequence; null while it is in it. */
  @Property({ type: 'integer', nullable: true })
  hiddenUpTo: number | null = null;

  /** Until when nothing of it rings for them. */
  @Property({ type: 'datetime', nullable: true })
  mutedUntil: Date | null = null;

  /** When they last wrote in it, for rooms in which one writes slowly. */
  @Property({ type: 'datetime', nullable: true })
  wroteAt: Date | null = null;
}
