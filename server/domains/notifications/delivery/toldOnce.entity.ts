import { Entity, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../kit/entities/baseEntity.ts';

/** That something was told: under the same name it is not told again. */
@Entity()
@Index({ properties: ['at'] })
export class ToldOnce extends BaseEntity {
  @Property({ type: 'string' })
  @Unique()
  name!: string;

  @Property({ type: 'datetime' })
  at!: Date;
}
