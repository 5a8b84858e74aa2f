import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../kit/entities/baseEntity.ts';
import { User } from '../../users/user.entity.ts';
import { ChatMessage } from '../messages/chatMessage.entity.ts';
import { ChatThread } from '../threads/chatThread.entity.ts';
import { ChatFileKind } from './chatFileKind.ts';

/**
 * A file that was sent for a thread. It waits until a message takes it. Whatever deletes that message lets go of it: one that was
 * taken and is of no message is read by nobody, and a job removes it with its files.
 */
@Entity()
@Index({ properties: ['uploader', 'takenAt'] })
export class ChatAttachment extends BaseEntity {
  @ManyToOne({ entity: () => ChatThread, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  thread!: Ref<ChatThread> | null;

  @ManyToOne({ entity: () => ChatMessage, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  message: Ref<ChatMessage> | null = null;

  @ManyToOne({ entity: () => User, ref: true, nullable: true, deleteRule: 'set null' })
  uploader!: Ref<User> | null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  /** When a message took it; null while it waits for one. */
  @Property({ type: 'datetime', nullable: true })
  takenAt: Date | null = null;

  @Enum({ items: () => ChatFileKind })
  kind!: ChatFileKind;

  @Property({ type: 'string' })
  name!: string;

  @Property({ type: 'string', length: 100 })
  mimeType!: string;

  /** In bytes. */
  @Property({ type: 'integer' })
  size!: number;

  @Property({ type: 'string', length: 80 })
  fileKey!: string;

  /** Of a smaller picture; empty where there is none. */
  @Property({ type: 'string', length: 80, default: '' })
  previewKey: string = '';

  /** In pixels, of pictures and videos. */
  @Property({ type: 'integer', nullable: true })
  width: number | null = null;

  @Property({ type: 'integer', nullable: true })
  height: number | null = null;

  /** In milliseconds, of sounds and videos. */
  @Property({ type: 'integer', nullable: true })
  duration: number | null = null;
}
