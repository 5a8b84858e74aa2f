import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../kit/entities/baseEntity.ts';
import { Radio } from '../../organization/radios/radio.entity.ts';
import { User } from '../../users/user.entity.ts';

/** A line in the inbox of a person: something that they were told, once or several times. */
@Entity()
@Index({ properties: ['user', 'doneAt', 'at'] })
@Index({ properties: ['user', 'seenAt', 'place'] })
@Index({ properties: ['isForDigest', 'user'] })
@Index({ properties: ['doneAt'] })
@Index({ properties: ['at'] })
export class InboxLine extends BaseEntity {
  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  /** The radio that it is about. */
  @ManyToOne({ entity: () => Radio, ref: true, nullable: true, deleteRule: 'cascade', index: true })
  about!: Ref<Radio> | null;

  /** Whom its words name: it goes with their account. */
  @ManyToOne({ entity: () => User, ref: true, nullable: true, deleteRule: 'cascade', index: true })
  named: Ref<User> | null = null;

  @Property({ type: 'string' })
  kind!: string;

  /** The radio and the kind in one word: whether both may be seen is asked for all of a place at once. */
  @Property({ type: 'string' })
  place!: string;

  /** What is told again under the same name joins it while it is not seen. */
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

  /** Whether the next digest of its person lists it. */
  @Property({ type: 'boolean' })
  isForDigest!: boolean;
}
