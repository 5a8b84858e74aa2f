import { Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../../../kit/entities/baseEntity.ts';

/** A used challenge, stored beyond its expiry, so that no process accepts it again. */
@Entity()
export class SpentChallenge extends BaseEntity {
  @Property({ type: 'string' })
  @Unique()
  nonce!: string;

  /** When the row can be deleted. */
  @Property({ type: 'datetime', index: true })
  endsAt!: Date;
}
