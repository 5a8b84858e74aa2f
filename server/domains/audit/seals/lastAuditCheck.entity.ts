import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../kit/entities/baseEntity.ts';
import type { BrokenSeal } from './checkAudit.ts';

/** What the last check of the seals found, for all processes: one row, or none before the first. */
@Entity()
export class LastAuditCheck extends BaseEntity {
  @Property({ type: 'datetime' })
  at!: Date;

  @Property({ type: 'integer' })
  sealed!: number;

  @Property({ type: 'integer' })
  unsealed!: number;

  @Property({ type: 'json' })
  broken!: BrokenSeal[];
}
