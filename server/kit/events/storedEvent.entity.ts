import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { wholeNumber } from '../entities/wholeNumber.ts';

/** An event on its way to other processes, written by the transaction that it tells of; kept for a day. */
@Entity()
export class StoredEvent {
  /** More than other ids count to: a station tells of something several times a second, for years. */
  @PrimaryKey({ type: wholeNumber })
  id!: number;

  @Property({ type: 'string' })
  topic!: string;

  /** The event as JSON. */
  @Property({ type: 'text' })
  payload!: string;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  /** The number that PostgreSQL gave the transaction: it says which events may still come to be seen. */
  @Property({ type: wholeNumber, index: true })
  writtenBy!: number;
}
