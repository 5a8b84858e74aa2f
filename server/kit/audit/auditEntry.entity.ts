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
  description:
    'Kind of event that an audit entry records. An event is an action, or an attempt that was rejected.',
  valuesConfig: {
    CREATED: { description: 'A record was created.' },
    UPDATED: { description: 'A record was changed, restored from the recycle bin, or merged with others.' },
    DELETED: { description: 'A record was moved to the recycle bin or deleted for good.' },
    SIGNED_IN: { description: 'A user signed in, or confirmed their identity again.' },
    SIGNED_OUT: { description: 'A user signed out.' },
    SIGN_IN_FAILED: {
      description:
        'A sign-in or a confirmation of identity failed. Causes: a wrong proof, an unknown address, or an account that may not sign in.',
    },
    SESSION_REVOKED: {
      description:
        'Sessions of a user were revoked. The user ended one or all of their other sessions, or a session was ended because its refresh token was used twice.',
    },
    DENIED: { description: 'A request lacked a permission; `changes` names the action.' },
  },
});

const AuditActionFilter = enumFilter(AuditAction, 'AuditAction');

/** Rows are only inserted: the database rejects updates and deletions. */
@Entity()
@Index({ properties: ['subject', 'subjectId'] })
@OutputType({
  rule: allow('read', 'Audit'),
  description:
    'A record of one action: the user, the time, and the old and new values. Entries are never changed or removed.',
})
export class AuditEntry extends BaseEntity {
  @Field(() => DateTimeISO, { description: 'Time of the action.' })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime' })
  at!: Date;

  @Field(() => AuditAction, { description: 'Kind of action, or of a rejected attempt.' })
  @ListField({ filter: () => AuditActionFilter })
  @Enum({ items: () => AuditAction })
  action!: AuditAction;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the `User`; null for unknown people and for the system itself.',
  })
  @ListField({ filter: () => IDFilter, names: 'User', sort: false })
  @Property({ type: 'integer', nullable: true })
  actorId!: number | null;

  @Field({ description: 'Name of the user at the time of the action; may be empty.' })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string' })
  actorName!: string;

  @Field({
    description:
      'IP address of the request, or of the last chunk of a file upload. Empty for actions of the system itself.',
  })
  @ListField({ filter: () => StringFilter, sort: false })
  @Property({ type: 'string', default: '' })
  address: string = '';

  @Field({ description: 'Type of the affected record, such as `Invoice`.' })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string' })
  subject!: string;

  @Field(() => ID, { nullable: true, description: 'Id of the affected record; null when there is none.' })
  @ListField({
    filter: () => IDFilter,
    about: 'Id of the affected record, of the type in `subject`.',
    sort: false,
  })
  @Property({ type: 'integer', nullable: true })
  subjectId!: number | null;

  /** `{ field: [from, to] }`; the API returns a list of changes. */
  @Property({ type: 'json' })
  changes!: Record<string, [unknown, unknown]>;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the radio of the request, for types whose records always belong to a radio. Null for other types, such as `Role`.',
  })
  @ListField({ filter: () => IDFilter, names: 'Radio', sort: false })
  @Property({ type: 'integer', nullable: true })
  radioId!: number | null;

  @Field({ description: 'Id of the request, as in the logs and in error responses.' })
  @Property({ type: 'string' })
  requestId!: string;
}
