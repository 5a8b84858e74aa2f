import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Filter, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int } from 'type-graphql';
import { BaseEntity } from '../../../kit/entities/baseEntity.ts';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { sharedRadioFilter } from '../../../kit/read/model.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { Radio } from '../../organization/radios/radio.entity.ts';
import { Colleague } from '../../profile/colleague.ts';
import { User } from '../../users/user.entity.ts';
import { ChatRoom } from '../rooms/chatRoom.entity.ts';
import { ChatThreadKind } from './chatEnums.ts';

/**
 * Where people write to each other. One without a radio is private; all others are of one radio, and in reach there alone. Its
 * counters are raised by each message under the lock of its row, so they need no version beside them.
 */
@Entity()
@Filter({ name: sharedRadioFilter, cond: { radio: null }, default: true })
@Index({ properties: ['kind', 'lastMessageAt'] })
@Unique({ properties: ['recordKind', 'recordId'] })
@OutputType({ rule: allow('read', 'ChatThread'), description: 'A thread of the chat.' })
export class ChatThread extends BaseEntity {
  @Field(() => ChatThreadKind, { description: 'Who it is for.' })
  @Enum({ items: () => ChatThreadKind })
  kind!: ChatThreadKind;

  /** Of a thread of two people: both ids, the lower one first. There is one such thread for each two. */
  @Property({ type: 'string', nullable: true, hidden: true })
  @Unique()
  pairKey: string | null = null;

  @Field(() => ChatRoom, { nullable: true, description: 'The room that it belongs to; null for any other.' })
  @ManyToOne({ entity: () => ChatRoom, ref: true, nullable: true, unique: true, deleteRule: 'cascade' })
  room: Ref<ChatRoom> | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'What the record is that it is about, such as `Episode`; null where it is about none.',
  })
  @Property({ type: 'string', nullable: true })
  recordKind: string | null = null;

  @Field(() => ID, { nullable: true, description: 'The id of that record.' })
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
      'The name that a private thread was given; empty where it is called after those who take part.',
  })
  @Property({ type: 'string', default: '' })
  name: string = '';

  @Field({ description: 'Address of its picture; empty where there is none.' })
  @Property({ type: 'string', default: '' })
  picture: string = '';

  @Field(() => Int, {
    description: 'Counts the changes of its name and its state; send it back with an update.',
  })
  @Property({ type: 'integer', default: 1 })
  version: number = 1;

  @Field(() => Int, { description: 'The sequence of its newest message; 0 before the first.' })
  @Property({ type: 'integer', default: 0 })
  lastSequence: number = 0;

  @Field(() => Int, {
    description:
      'How often something of its messages changed, as `changeNumber` counts it: ask `chatChanges` after it.',
  })
  @Property({ type: 'integer', default: 0 })
  lastChange: number = 0;

  @Field(() => Int, {
    description: 'The sequence of the oldest message that is kept; older ones went when their time was over.',
  })
  @Property({ type: 'integer', default: 1 })
  firstSequence: number = 1;

  @Field(() => DateTimeISO, { description: 'When its newest message came, or it was made.' })
  @Property({ type: 'datetime' })
  lastMessageAt!: Date;

  @Field(() => Colleague, { nullable: true, description: 'Who made it; null for who is gone.' })
  @ManyToOne({ entity: () => User, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  createdBy: Ref<User> | null = null;

  @Field(() => DateTimeISO, { description: 'When it was made.' })
  @Property({ type: 'datetime', onCreate: () => new Date() })
  createdAt!: Date;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'Since when nobody writes in it any more; null while it is open.',
  })
  @Property({ type: 'datetime', nullable: true })
  closedAt: Date | null = null;

  /** Since when it is gone for everybody. */
  @Property({ type: 'datetime', nullable: true, hidden: true })
  removedAt: Date | null = null;
}
