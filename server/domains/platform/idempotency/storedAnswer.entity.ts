import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../kit/entities/baseEntity.ts';
import { User } from '../users/user.entity.ts';

/**
 * Stored response to a mutation with an `Idempotency-Key`. Without a response, the row says that the mutation is still running.
 * Deleted after a day.
 */
@Entity()
export class StoredAnswer extends BaseEntity {
  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade', index: true })
  user!: Ref<User>;

  /** Hash of the user, the API token if there is one, and the key. */
  @Property({ type: 'string' })
  @Unique()
  keyHash!: string;

  /** Hash of the request: another request with the same key is an error of the client. */
  @Property({ type: 'string' })
  requestHash!: string;

  @Property({ type: 'datetime', index: true })
  startedAt!: Date;

  /**
   * Encrypted response with its status; null while the mutation runs. May be the mark that the response was not stored. It is
   * encrypted because it may contain a secret that is shown only once.
   */
  @Property({ type: 'text', nullable: true })
  answer: string | null = null;
}
