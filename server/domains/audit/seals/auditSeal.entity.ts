import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../kit/entities/baseEntity.ts';

/**
 * Closes the entries of the audit that came since the seal before: its hash is made of theirs, of that seal, and of a
 * key that is not in the database. An entry that is changed, removed or slipped in later shows.
 */
@Entity()
export class AuditSeal extends BaseEntity {
  @Property({ type: 'datetime' })
  at!: Date;

  /** The id of the last entry that it closes; the first is the one after that of the seal before. */
  @Property({ type: 'integer' })
  lastEntryId!: number;

  /** How many entries it closes. */
  @Property({ type: 'integer' })
  entries!: number;

  @Property({ type: 'string' })
  hash!: string;
}
