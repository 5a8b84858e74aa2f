import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../kit/entities/baseEntity.ts';
import { User } from '../../platform/public.ts';
import { ChatPart } from './chatEnums.ts';
import { ChatThread } from './chatThread.entity.ts';

/** Participation of a person in a thread, also after the person has left. */
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

  /** When the person was banned from the thread, also from a public one; null when not banned. */
  @Property({ type: 'datetime', nullable: true })
  blockedAt: Date | null = null;

  /** Moment until which the person may read but not write, unless they may moderate the thread. */
  @Property({ type: 'datetime', nullable: true })
  silencedUntil: Date | null = null;

  /** Sequence of the last message that the person has read. */
  @Property({ type: 'integer', default: 0 })
  readUpTo: number = 0;

  /**
   * Sequence up to which the thread is hidden from the person's list; null while it is listed.
   * A message with a higher sequence makes the thread appear again.
   */
  @Property({ type: 'integer', nullable: true })
  hiddenUpTo: number | null = null;

  /** Moment until which the person has muted the thread. No notifications of mentions in it are sent until then. */
  @Property({ type: 'datetime', nullable: true })
  mutedUntil: Date | null = null;

  /** When the person last wrote in the thread, for rooms with a pause between messages. */
  @Property({ type: 'datetime', nullable: true })
  wroteAt: Date | null = null;
}
