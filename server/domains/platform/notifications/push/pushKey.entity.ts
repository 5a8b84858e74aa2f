import { Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../../kit/entities/baseEntity.ts';

/** VAPID key pair by which push services identify this station; created once. */
@Entity()
export class PushKey extends BaseEntity {
  /** Always the same name; its uniqueness ensures that there is only one row. */
  @Property({ type: 'string' })
  @Unique()
  name!: string;

  @Property({ type: 'string' })
  publicKey!: string;

  /** Encrypted with the secret of the installation. */
  @Property({ type: 'text' })
  privateKey!: string;
}
