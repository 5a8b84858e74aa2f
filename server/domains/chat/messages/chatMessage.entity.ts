import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { BaseEntity } from '../../../kit/entities/baseEntity.ts';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { guardedSearchText, openSearchText } from '../../../kit/list/searchText.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { Colleague } from '../../profile/colleague.ts';
import { User } from '../../users/user.entity.ts';
import { ChatThread } from '../threads/chatThread.entity.ts';

/**
 * What somebody wrote in a thread. Its place in it is given under the lock of the thread, without gaps, so that the order is the
 * same for all; each later change of it takes the next number of change of the thread. The audit has nothing of it: what people
 * write to each other is not for whoever reads the audit.
 */
@Entity()
@Unique({ properties: ['thread', 'sequence'] })
@Unique({ properties: ['thread', 'author', 'clientKey'] })
@Index({ properties: ['thread', 'changeNumber'] })
@OutputType({ rule: allow('read', 'ChatThread'), description: 'A message of a thread of the chat.' })
export class ChatMessage extends BaseEntity {
  @Field(() => ChatThread, { description: 'Where it stands.' })
  @ManyToOne({ entity: () => ChatThread, ref: true, deleteRule: 'cascade' })
  thread!: Ref<ChatThread>;

  @Field(() => Int, { description: 'Its place in the thread, counted from 1 without gaps.' })
  @Property({ type: 'integer' })
  sequence!: number;

  @Field(() => Int, {
    description:
      'The number of its last change, of all changes of messages of its thread: each number is given once.',
  })
  @Property({ type: 'integer' })
  changeNumber!: number;

  @Field({
    description: 'What its sender calls it, to know it again: the same name sent twice is one message.',
  })
  @Property({ type: 'string' })
  clientKey!: string;

  @Field(() => Colleague, { nullable: true, description: 'Who wrote it; null for who is gone.' })
  @ManyToOne({ entity: () => User, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  author!: Ref<User> | null;

  /** As it was typed; shown by the field `body`, which knows who may see it. */
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

  @Field(() => Int, { description: 'Counts its edits; send it back with one.' })
  @Property({ type: 'integer', default: 1 })
  version: number = 1;

  @Field(() => DateTimeISO, { description: 'When the server took it, by the server’s clock.' })
  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When its words were last changed; null when they never were.',
  })
  @Property({ type: 'datetime', nullable: true })
  editedAt: Date | null = null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When it was deleted; its words are gone then, and its place stays.',
  })
  @Property({ type: 'datetime', nullable: true, index: true })
  deletedAt: Date | null = null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'Since when a moderator keeps its words from readers; null while they are shown.',
  })
  @Property({ type: 'datetime', nullable: true })
  concealedAt: Date | null = null;

  @Field(() => DateTimeISO, { nullable: true, description: 'Since when it is pinned; null when it is not.' })
  @Property({ type: 'datetime', nullable: true, index: true })
  pinnedAt: Date | null = null;
}
