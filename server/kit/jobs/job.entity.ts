import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../entities/baseEntity.ts';
import { wholeNumber } from '../entities/wholeNumber.ts';

/** A job that waits or runs; one that is done is no row any more. Moments are milliseconds since 1970 by the database's clock. */
@Entity()
@Index({ properties: ['kind', 'due'] })
export class Job extends BaseEntity {
  @Property({ type: 'string' })
  kind!: string;

  /** Sealed: it may hold secrets, such as the link of a mail. */
  @Property({ type: 'text' })
  data!: string;

  /** What it is about, for those who ask whether there is one. */
  @Property({ type: 'string', nullable: true })
  key!: string | null;

  /** Its kind and its key, while it waits for its first try: of one key one waits. */
  @Property({ type: 'string', nullable: true, unique: true })
  waitsAs!: string | null;

  /** Not before this moment; 0 is at once, whatever the clock says. */
  @Property({ type: wholeNumber })
  due!: number;

  /** How often it was begun. */
  @Property({ type: 'integer' })
  tries!: number;

  /** The process that works on it. */
  @Property({ type: 'string', nullable: true })
  holder!: string | null;

  /** Until when that process has it, unless it says again that it is there. */
  @Property({ type: wholeNumber, nullable: true })
  heldUntil!: number | null;

  @Property({ type: wholeNumber })
  addedAt!: number;
}
