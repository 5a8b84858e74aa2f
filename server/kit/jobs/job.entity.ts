import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../entities/baseEntity.ts';
import { wholeNumber } from '../entities/wholeNumber.ts';

/** A waiting or running job; a finished job is deleted. Times are milliseconds since 1970 by the database's clock. */
@Entity()
@Index({ properties: ['kind', 'due'] })
export class Job extends BaseEntity {
  @Property({ type: 'string' })
  kind!: string;

  /** Encrypted, because it may contain secrets, such as the link of an e-mail. */
  @Property({ type: 'text' })
  data!: string;

  /** Identifies what the job works on, for queries; null when there is no key. */
  @Property({ type: 'string', nullable: true })
  key!: string | null;

  /**
   * Kind and key until the first attempt; null afterwards and without a key. Unique, so that only one job per kind and key waits for
   * its first attempt.
   */
  @Property({ type: 'string', nullable: true, unique: true })
  waitsAs!: string | null;

  /** Earliest start; 0 means immediately, regardless of the clock. */
  @Property({ type: wholeNumber })
  due!: number;

  /** Number of attempts that have begun, without those that a stopping process gave back. */
  @Property({ type: 'integer' })
  tries!: number;

  /** Id of the process that runs the job; null while the job waits. */
  @Property({ type: 'string', nullable: true })
  holder!: string | null;

  /** Time at which the lease of that process ends unless renewed; null while the job waits. */
  @Property({ type: wholeNumber, nullable: true })
  leasedUntil!: number | null;

  @Property({ type: wholeNumber })
  addedAt!: number;
}
