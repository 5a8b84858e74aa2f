import { Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../entities/baseEntity.ts';
import { wholeNumber } from '../entities/wholeNumber.ts';

/** Time at which the next job of a scheduled kind is due. All processes try to advance it; only the one that succeeds adds the job. */
@Entity()
export class JobSchedule extends BaseEntity {
  @Property({ type: 'string' })
  @Unique()
  kind!: string;

  /** Milliseconds since 1970, by the database's clock. */
  @Property({ type: wholeNumber })
  nextAt!: number;
}
