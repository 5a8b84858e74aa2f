import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { wholeNumber } from '../entities/wholeNumber.ts';

/** An event for other processes. It is written in the transaction that it belongs to, and deleted after a day. */
@Entity()
export class StoredEvent {
  /** A 64-bit id, because a station publishes several events per second for years, more than 32 bits can count. */
  // SQLite declares every automatic id as `integer`, which has 64 bits there.
  @PrimaryKey({ type: wholeNumber, ignoreSchemaChanges: ['type'] })
  id!: number;

  @Property({ type: 'string' })
  topic!: string;

  /** The event as JSON. */
  @Property({ type: 'text' })
  payload!: string;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  /** PostgreSQL's id of the transaction, from which readers know whether earlier events may still become visible. */
  @Property({ type: wholeNumber, index: true })
  writtenBy!: number;
}
