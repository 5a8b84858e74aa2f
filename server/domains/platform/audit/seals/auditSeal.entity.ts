import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../../kit/entities/baseEntity.ts';

/**
 * Seals the audit entries since the previous seal.
 * The hash covers those entries, the previous seal, and a key that is not in the database. An entry that is
 * changed, deleted or inserted
 * later breaks the hash.
 */
@Entity()
export class AuditSeal extends BaseEntity {
  @Property({ type: 'datetime' })
  at!: Date;

  /** Id of the last sealed entry; the first one follows the last entry of the previous seal. */
  @Property({ type: 'integer' })
  lastEntryId!: number;

  /** Number of sealed entries. */
  @Property({ type: 'integer' })
  entries!: number;

  @Property({ type: 'string' })
  hash!: string;
}
