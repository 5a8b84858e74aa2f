import { Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

export enum AuditAction {
  CREATED = 'CREATED',
  UPDATED = 'UPDATED',
  DELETED = 'DELETED',
  SIGNED_IN = 'SIGNED_IN',
  SIGNED_OUT = 'SIGNED_OUT',
  SIGN_IN_FAILED = 'SIGN_IN_FAILED',
  SESSION_REVOKED = 'SESSION_REVOKED',
  DENIED = 'DENIED',
}

/** Who did what, when, from which value to which. Rows are only ever added; the database refuses the rest. */
@Entity()
@Index({ properties: ['subject', 'subjectId'] })
export class AuditEntry {
  @PrimaryKey({ type: 'integer' }) id!: number;
  @Property({ type: 'datetime' }) at!: Date;
  @Enum({ items: () => AuditAction }) action!: AuditAction;
  /** The person, as the name was then; null for the system itself. */
  @Property({ type: 'integer', nullable: true }) actorId!: number | null;
  @Property({ type: 'string' }) actorName!: string;
  @Property({ type: 'string' }) subject!: string;
  @Property({ type: 'integer', nullable: true }) subjectId!: number | null;
  /** `{ field: [from, to] }`. */
  @Property({ type: 'json' }) changes!: Record<string, [unknown, unknown]>;
  @Property({ type: 'integer', nullable: true }) radioId!: number | null;
  @Property({ type: 'string' }) requestId!: string;
}
