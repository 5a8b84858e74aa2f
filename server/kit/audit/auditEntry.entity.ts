import { Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, registerEnumType } from 'type-graphql';
import { BaseEntity } from '../entities/baseEntity.ts';
import { DateTimeISO } from '../graphql/scalars.ts';
import { DateTimeFilter, enumFilter, IDFilter, StringFilter } from '../list/filters.ts';
import { ListField } from '../list/listField.ts';
import { OutputType } from '../rules/outputType.ts';
import { allow } from '../rules/rule.ts';

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
registerEnumType(AuditAction, {
  name: 'AuditAction',
  description: 'What was done, or tried.',
  valuesConfig: {
    CREATED: { description: 'A record was made.' },
    UPDATED: { description: 'A record was changed, put into the recycle bin or taken out of it.' },
    DELETED: { description: 'A record was deleted for good.' },
    SIGNED_IN: { description: 'Somebody signed in.' },
    SIGNED_OUT: { description: 'Somebody signed out.' },
    SIGN_IN_FAILED: {
      description: 'A wrong password, an unknown address, or an account that may not sign in.',
    },
    SESSION_REVOKED: {
      description: 'A session was ended by its person, or because its refresh token was used twice.',
    },
    DENIED: { description: 'Somebody asked for what they may not do; `changes` says which action.' },
  },
});

const AuditActionFilter = enumFilter(AuditAction, 'AuditAction');

/** Rows are only ever added; the database refuses the rest. */
@Entity()
@Index({ properties: ['subject', 'subjectId'] })
@OutputType({
  rule: allow('read', 'Audit'),
  description: 'Who did what, when, from which value to which. Never changed, never removed.',
})
export class AuditEntry extends BaseEntity {
  @Field(() => DateTimeISO, { description: 'When it happened.' })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime' })
  at!: Date;

  @Field(() => AuditAction, { description: 'What was done, or tried.' })
  @ListField({ filter: () => AuditActionFilter })
  @Enum({ items: () => AuditAction })
  action!: AuditAction;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the person, a `User`; null for somebody unknown and for the system itself.',
  })
  @ListField({ filter: () => IDFilter, names: 'User', sort: false })
  @Property({ type: 'integer', nullable: true })
  actorId!: number | null;

  @Field({ description: 'Name of the person at that time; may be empty.' })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string' })
  actorName!: string;

  @Field({
    description:
      'The address on the network that the request came from, of a file that of its last piece; empty for what the system did by itself.',
  })
  @ListField({ filter: () => StringFilter, sort: false })
  @Property({ type: 'string', default: '' })
  address: string = '';

  @Field({ description: 'Name of the type that it was done to, such as `Invoice`.' })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string' })
  subject!: string;

  @Field(() => ID, { nullable: true, description: 'Id of the record that it was done to, if there is one.' })
  @ListField({
    filter: () => IDFilter,
    about: 'Id of the record that it was done to, of the type that `subject` names.',
    sort: false,
  })
  @Property({ type: 'integer', nullable: true })
  subjectId!: number | null;

  /** `{ field: [from, to] }`, read as a list of changes. */
  @Property({ type: 'json' })
  changes!: Record<string, [unknown, unknown]>;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the radio that it belongs to; null for what concerns the whole platform.',
  })
  @ListField({ filter: () => IDFilter, names: 'Radio', sort: false })
  @Property({ type: 'integer', nullable: true })
  radioId!: number | null;

  @Field({ description: 'The request that did it, as in the logs and in error answers.' })
  @Property({ type: 'string' })
  requestId!: string;
}
