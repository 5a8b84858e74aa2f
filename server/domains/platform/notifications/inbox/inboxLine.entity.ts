import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../../kit/entities/baseEntity.ts';
import { Radio } from '../../organization/radios/radio.entity.ts';
import { User } from '../../users/user.entity.ts';

/** Line in the inbox of a person: a notification, or several of one group. */
@Entity()
@Index({ properties: ['user', 'doneAt', 'at'] })
@Index({ properties: ['user', 'seenAt', 'scope'] })
@Index({ properties: ['isForDigest', 'user'] })
@Index({ properties: ['doneAt'] })
@Index({ properties: ['at'] })
export class InboxLine extends BaseEntity {
  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  /** Radio of the notification; null for none. */
  @ManyToOne({ entity: () => Radio, ref: true, nullable: true, deleteRule: 'cascade', index: true })
  about!: Ref<Radio> | null;

  /** Person that the text names or quotes: deleting this account deletes the line. */
  @ManyToOne({ entity: () => User, ref: true, nullable: true, deleteRule: 'cascade', index: true })
  named: Ref<User> | null = null;

  @Property({ type: 'string' })
  kind!: string;

  /** Radio and kind as one key. The access of the person is checked once per key and not per line. */
  @Property({ type: 'string' })
  scope!: string;

  /**
   * Later notifications with the same group name join the line while it is unseen and not put away. Empty when the
   * notification has no group.
   */
  @Property({ type: 'string' })
  groupName!: string;

  @Property({ type: 'text' })
  data!: string;

  @Property({ type: 'text' })
  path!: string;

  @Property({ type: 'integer' })
  number!: number;

  @Property({ type: 'boolean' })
  isUrgent!: boolean;

  @Property({ type: 'boolean' })
  isMention!: boolean;

  @Property({ type: 'datetime' })
  at!: Date;

  @Property({ type: 'datetime', nullable: true })
  seenAt: Date | null = null;

  @Property({ type: 'datetime', nullable: true })
  doneAt: Date | null = null;

  /** True when the next digest of the person lists the line, unless it is seen or put away before. */
  @Property({ type: 'boolean' })
  isForDigest!: boolean;
}
