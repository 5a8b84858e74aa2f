import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../kit/entities/baseEntity.ts';
import { User } from '../../platform/public.ts';
import { ChatMessage } from '../messages/chatMessage.entity.ts';
import { ChatThread } from '../threads/chatThread.entity.ts';
import { ChatFileKind } from './chatFileKind.ts';

/**
 * File that was uploaded for a thread: it waits until a message attaches it. Deleting the message clears the
 * reference. An attached file without a message is not readable any more, and a job deletes it from the storage.
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

  /** When a message attached the file, or the account of its uploader was deleted; null while the file waits. */
  @Property({ type: 'datetime', nullable: true })
  takenAt: Date | null = null;

  @Enum({ items: () => ChatFileKind })
  kind!: ChatFileKind;

  @Property({ type: 'string' })
  name!: string;

  @Property({ type: 'string', length: 100 })
  mimeType!: string;

  /** Size in bytes. */
  @Property({ type: 'integer' })
  size!: number;

  @Property({ type: 'string', length: 80 })
  fileKey!: string;

  /** Storage key of the preview of a picture; empty for other files. */
  @Property({ type: 'string', length: 80, default: '' })
  previewKey: string = '';

  /** In pixels; null for sounds and documents, and for videos that do not declare it. */
  @Property({ type: 'integer', nullable: true })
  width: number | null = null;

  @Property({ type: 'integer', nullable: true })
  height: number | null = null;

  /** In milliseconds; null for pictures and documents, and for files that do not declare it. */
  @Property({ type: 'integer', nullable: true })
  duration: number | null = null;
}
