import { Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../entities/baseEntity.ts';
import { wholeNumber } from '../entities/wholeNumber.ts';

/** When a kind of job that comes by itself is due next, so that one of all processes adds it. */
@Entity()
export class JobSchedule extends BaseEntity {
  @Property({ type: 'string' })
  @Unique()
  kind!: string;

  /** In milliseconds since 1970, by the database's clock. */
  @Property({ type: wholeNumber })
  nextAt!: number;
}
