import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { BaseEntity } from '../../../kit/entities/baseEntity.ts';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { guardedSearchText, openSearchText } from '../../../kit/list/search/searchText.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { Colleague } from '../../content/public.ts';
import { User } from '../../platform/public.ts';
import { ChatThread } from '../threads/chatThread.entity.ts';

/**
 * Message in a thread. Its sequence is assigned under the lock of the thread, without gaps, so that all people see the same order. Each
 * later change takes the next change number of the thread. Messages are not audited: readers of the audit must not read what people
 * write to each other.
 */
@Entity()
@Unique({ properties: ['thread', 'sequence'] })
@Unique({ properties: ['thread', 'author', 'clientKey'] })
@Index({ properties: ['thread', 'changeNumber'] })
@OutputType({ rule: allow('read', 'ChatThread'), description: 'Message in a chat thread.' })
export class ChatMessage extends BaseEntity {
  @Field(() => ChatThread, { description: 'Thread of the message.' })
  @ManyToOne({ entity: () => ChatThread, ref: true, deleteRule: 'cascade' })
  thread!: Ref<ChatThread>;

  @Field(() => Int, { description: 'Position in the thread, counted from 1 without gaps.' })
  @Property({ type: 'integer' })
  sequence!: number;

  @Field(() => Int, {
    description: 'Number of the last change of the message, from one counter for all changes in the thread.',
  })
  @Property({ type: 'integer' })
  changeNumber!: number;

  @Field({
    description:
      'Idempotency key chosen by the sender: sending the same key to a thread twice creates one message.',
  })
  @Property({ type: 'string' })
  clientKey!: string;

  @Field(() => Colleague, { nullable: true, description: 'Author; null when the account was deleted.' })
  @ManyToOne({ entity: () => User, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  author!: Ref<User> | null;

  /** Text as typed. Readers get it through the field `body`, which checks that they may see it. */
  @ListField({ sort: false, search: true })
  @Property({ type: 'text', hidden: true })
  words!: string;

  @Property({ type: 'text', hidden: true, onCreate: openSearchText, onUpdate: openSearchText })
  searchText!: string;

  @Property({ type: 'text', hidden: true, onCreate: guardedSearchText, onUpdate: guardedSearchText })
  guardedSearchText!: string;

  @ManyToOne({
    entity: () => ChatMessage,
    ref: true,
    nullable: true,
    hidden: true,
    index: true,
    deleteRule: 'set null',
  })
  replyTo: Ref<ChatMessage> | null = null;

  @Field(() => Int, {
    description: 'Version of the message, which increases with every edit; send it back with an edit.',
  })
  @Property({ type: 'integer', default: 1 })
  version: number = 1;

  @Field(() => DateTimeISO, { description: 'When the server received the message.' })
  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When the text was last edited; null when never.',
  })
  @Property({ type: 'datetime', nullable: true })
  editedAt: Date | null = null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'When the message was deleted; null otherwise. The text of a deleted message is erased, and its `sequence` stays.',
  })
  @Property({ type: 'datetime', nullable: true, index: true })
  deletedAt: Date | null = null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When a moderator concealed the text and files; null while they are shown.',
  })
  @Property({ type: 'datetime', nullable: true })
  concealedAt: Date | null = null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When the message was pinned; null when it is not.',
  })
  @Property({ type: 'datetime', nullable: true, index: true })
  pinnedAt: Date | null = null;
}
