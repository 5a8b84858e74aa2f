import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../../kit/entities/baseEntity.ts';
import type { BrokenSeal } from './checkAudit.ts';

/** Result of the last check of the seals, for all processes: one row, or none before the first check. */
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
