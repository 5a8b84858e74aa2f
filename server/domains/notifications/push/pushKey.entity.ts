import { Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../kit/entities/baseEntity.ts';

/** The key by which makers of browsers know this station, made once. */
@Entity()
export class PushKey extends BaseEntity {
  /** There is one. */
  @Property({ type: 'string' })
  @Unique()
  name!: string;

  @Property({ type: 'string' })
  publicKey!: string;

  /** Locked. */
  @Property({ type: 'text' })
  privateKey!: string;
}
