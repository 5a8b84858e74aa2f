import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, registerEnumType } from 'type-graphql';
import { SearchableEntity } from '../../kit/entities/searchableEntity.ts';
import { enumFilter, StringFilter } from '../../kit/list/filters.ts';
import { listed } from '../../kit/list/listed.ts';
import { OutputType } from '../../kit/rules/outputType.ts';
import { allow } from '../../kit/rules/rule.ts';
import { Radio } from '../organization/radio.entity.ts';
import { Role } from '../permissions/role.entity.ts';

export enum Plan {
  BASIC = 'BASIC',
  TEAM = 'TEAM',
  COMPANY = 'COMPANY',
  ENTERPRISE = 'ENTERPRISE',
}
registerEnumType(Plan, { name: 'Plan', description: 'The plan that a person subscribed to.' });

export enum UserStatus {
  ACTIVE = 'ACTIVE',
  INACTIVE = 'INACTIVE',
  PENDING = 'PENDING',
}
registerEnumType(UserStatus, {
  name: 'UserStatus',
  description: 'Whether a person may sign in.',
  valuesConfig: {
    ACTIVE: { description: 'May sign in.' },
    INACTIVE: { description: 'May not sign in; open sessions end at their next request.' },
    PENDING: { description: 'Was added and has not yet signed in for the first time.' },
  },
});

const PlanFilter = enumFilter(Plan, 'Plan');
const UserStatusFilter = enumFilter(UserStatus, 'UserStatus');

@Entity()
@OutputType({ rule: allow('read', 'User'), description: 'A person who works with the portal.' })
export class User extends SearchableEntity {
  @Field({ description: 'First and last name, 1 to 120 characters.' })
  @listed({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  fullName!: string;

  @Field({ description: 'The name for signing and mentions; unique, whatever the case.' })
  @listed({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  username!: string;

  @Property({ type: 'string', hidden: true, onCreate: foldedUsername, onUpdate: foldedUsername })
  @Unique()
  usernameKey!: string;

  @Field({ description: 'The address to sign in with, in lower case; unique.' })
  @listed({ filter: () => StringFilter })
  @Property({ type: 'string' })
  @Unique()
  email!: string;

  @Property({ type: 'string', nullable: true, hidden: true })
  passwordHash: string | null = null;

  @Field({ description: 'The company the person works for.' })
  @listed({ filter: () => StringFilter })
  @Property({ type: 'string' })
  company!: string;

  @Field({ description: 'The country the person lives in, by name.' })
  @listed({ filter: () => StringFilter })
  @Property({ type: 'string' })
  country!: string;

  @Field({ description: 'A telephone number.' })
  @Property({ type: 'string' })
  contact!: string;

  @Field({ description: 'Address of a picture; empty when there is none.' })
  @Property({ type: 'string' })
  avatar: string = '';

  @Field({
    description:
      'Colour behind the initials where there is no picture: `primary`, `success`, `danger`, `warning` or `info`.',
  })
  @Property({ type: 'string' })
  avatarColor: string = 'primary';

  @Field({ description: 'How the person pays, such as `Auto Debit`; may be empty.' })
  @Property({ type: 'string' })
  billing: string = '';

  @Field(() => Plan, { description: 'The plan subscribed to.' })
  @listed({ filter: () => PlanFilter })
  @Enum({ items: () => Plan })
  currentPlan!: Plan;

  @Field(() => UserStatus, { description: 'Whether the person may sign in.' })
  @listed({ filter: () => UserStatusFilter })
  @Enum({ items: () => UserStatus })
  status: UserStatus = UserStatus.PENDING;

  @Field(() => Role, { description: 'What the person may do. Lists filter and sort by the role’s key.' })
  @listed({ via: { role: { property: 'key', filter: () => StringFilter } } })
  @ManyToOne({ entity: () => Role, ref: true, index: true })
  role!: Ref<Role>;

  /** The radio that the person works on. */
  @ManyToOne({ entity: () => Radio, ref: true, nullable: true, hidden: true, index: true })
  radio!: Ref<Radio> | null;
}

/** Two usernames that differ only in case are the same. */
function foldedUsername(user: User): string {
  return user.username.toLowerCase();
}
