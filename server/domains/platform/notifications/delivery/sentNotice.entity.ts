import { Entity, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../../kit/entities/baseEntity.ts';

/** Idempotency key of a delivered notification: the same key is not delivered again. */
@Entity()
@Index({ properties: ['at'] })
export class SentNotice extends BaseEntity {
  @Property({ type: 'string' })
  @Unique()
  name!: string;

  @Property({ type: 'datetime' })
  at!: Date;
}
