import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Filter, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int } from 'type-graphql';
import { BaseEntity } from '../../../kit/entities/baseEntity.ts';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { sharedRadioFilter } from '../../../kit/read/model.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { Radio, User } from '../../platform/public.ts';
import { Colleague } from '../../content/public.ts';
import { ChatRoom } from '../rooms/chatRoom.entity.ts';
import { ChatThreadKind } from './chatEnums.ts';

/**
 * Chat thread. A thread without a radio is private; all others belong to one radio and are visible there only. Each message raises the
 * counters under the row lock, so the counters need no version.
 */
@Entity()
@Filter({ name: sharedRadioFilter, cond: { radio: null }, default: true })
@Index({ properties: ['kind', 'lastMessageAt'] })
@Unique({ properties: ['recordKind', 'recordId'] })
@OutputType({ rule: allow('read', 'ChatThread'), description: 'Chat thread.' })
export class ChatThread extends BaseEntity {
  @Field(() => ChatThreadKind, { description: 'Kind of thread: private, a public room, or about a record.' })
  @Enum({ items: () => ChatThreadKind })
  kind!: ChatThreadKind;

  /**
   * Both user ids of a thread of two people, the lower one first. Unique, so that each pair has only one such
   * thread.
   */
  @Property({ type: 'string', nullable: true, hidden: true })
  @Unique()
  pairKey: string | null = null;

  @Field(() => ChatRoom, {
    nullable: true,
    description: 'Room of a thread of kind ROOM; null for PRIVATE and RECORD.',
  })
  @ManyToOne({ entity: () => ChatRoom, ref: true, nullable: true, unique: true, deleteRule: 'cascade' })
  room: Ref<ChatRoom> | null = null;

  @Field(() => String, {
    nullable: true,
    description:
      'Type of the record that a thread of kind RECORD is about, such as `Episode`. Null for PRIVATE and ROOM.',
  })
  @Property({ type: 'string', nullable: true })
  recordKind: string | null = null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Database id of the record that a thread of kind RECORD is about; null for PRIVATE and ROOM.',
  })
  @Property({ type: 'integer', nullable: true })
  recordId: number | null = null;

  @ManyToOne({
    entity: () => Radio,
    ref: true,
    nullable: true,
    hidden: true,
    index: true,
    deleteRule: 'cascade',
  })
  radio: Ref<Radio> | null = null;

  @Field({
    description:
      'Name of a private thread of several people. Empty for other threads, and when clients should show the names of its people.',
  })
  @Property({ type: 'string', default: '' })
  name: string = '';

  @Field({ description: 'Address of the picture; empty when there is none.' })
  @Property({ type: 'string', default: '' })
  picture: string = '';

  @Field(() => Int, {
    description:
      'Version of the thread; send it back with an update. Increases when the thread is renamed, closed or opened, or its picture changes.',
  })
  @Property({ type: 'integer', default: 1 })
  version: number = 1;

  @Field(() => Int, {
    description: 'Position (`sequence`) of the latest message; 0 while the thread has no messages.',
  })
  @Property({ type: 'integer', default: 0 })
  lastSequence: number = 0;

  @Field(() => Int, {
    description: 'Highest `changeNumber` of the messages; pass it to `chatChanges` to receive later changes.',
  })
  @Property({ type: 'integer', default: 0 })
  lastChange: number = 0;

  @Field(() => Int, {
    description:
      'Position (`sequence`) of the oldest stored message. Older messages were deleted at the end of their retention.',
  })
  @Property({ type: 'integer', default: 1 })
  firstSequence: number = 1;

  @Field(() => DateTimeISO, {
    description:
      'When the newest message was sent; the creation time of the thread while it has no messages.',
  })
  @Property({ type: 'datetime' })
  lastMessageAt!: Date;

  @Field(() => Colleague, {
    nullable: true,
    description: 'Person who created the thread; null when the account was deleted.',
  })
  @ManyToOne({ entity: () => User, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  createdBy: Ref<User> | null = null;

  @Field(() => DateTimeISO, { description: 'When the thread was created.' })
  @Property({ type: 'datetime', onCreate: () => new Date() })
  createdAt!: Date;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When the thread was closed for writing; null while it is open.',
  })
  @Property({ type: 'datetime', nullable: true })
  closedAt: Date | null = null;

  /** When the thread was removed for everybody; null otherwise. */
  @Property({ type: 'datetime', nullable: true, hidden: true })
  removedAt: Date | null = null;
}
