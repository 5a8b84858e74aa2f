import { Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../kit/entities/baseEntity.ts';

/** A challenge that was used, for as long as it would be good: no process takes it again. */
@Entity()
export class SpentChallenge extends BaseEntity {
  @Property({ type: 'string' })
  @Unique()
  nonce!: string;

  /** When nobody has to remember it any more. */
  @Property({ type: 'datetime', index: true })
  endsAt!: Date;
}
