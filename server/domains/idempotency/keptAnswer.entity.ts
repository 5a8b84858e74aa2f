import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../kit/entities/baseEntity.ts';
import { User } from '../users/user.entity.ts';

/** What a mutation with an `Idempotency-Key` was answered, or that it still runs; kept for a day. */
@Entity()
export class KeptAnswer extends BaseEntity {
  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade', index: true })
  user!: Ref<User>;

  /** A hash of the caller and of their key. */
  @Property({ type: 'string' })
  @Unique()
  keyHash!: string;

  /** A hash of what was asked: another request under the same key is a mistake. */
  @Property({ type: 'string' })
  requestHash!: string;

  @Property({ type: 'datetime', index: true })
  startedAt!: Date;

  /** The answer with its status, locked: it may hold a secret that is shown once. Null while there is none. */
  @Property({ type: 'text', nullable: true })
  answer: string | null = null;
}
