import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, registerEnumType } from 'type-graphql';
import { SearchableEntity } from '../../kit/entities/searchableEntity.ts';
import { byIdOf, enumFilter, StringFilter } from '../../kit/list/filters.ts';
import { ListField } from '../../kit/list/listField.ts';
import { OutputType } from '../../kit/rules/outputType.ts';
import { allow } from '../../kit/rules/rule.ts';
import { Region } from '../geography/region.entity.ts';
import { Company } from '../organization/companies/company.entity.ts';
import { Radio } from '../organization/radios/radio.entity.ts';
import { Role } from '../permissions/roles/role.entity.ts';

export enum Plan {
  BASIC = 'BASIC',
  TEAM = 'TEAM',
  COMPANY = 'COMPANY',
  ENTERPRISE = 'ENTERPRISE',
}
registerEnumType(Plan, {
  name: 'Plan',
  description: 'Subscription plan of a person.',
  valuesConfig: {
    BASIC: { description: 'The smallest plan, for one person.' },
    TEAM: { description: 'For a team.' },
    COMPANY: { description: 'For a company.' },
    ENTERPRISE: { description: 'The largest plan, for an enterprise.' },
  },
});

export enum UserStatus {
  ACTIVE = 'ACTIVE',
  INACTIVE = 'INACTIVE',
  PENDING = 'PENDING',
}
registerEnumType(UserStatus, {
  name: 'UserStatus',
  description: 'Status of a person, which determines whether they may sign in.',
  valuesConfig: {
    ACTIVE: { description: 'May sign in.' },
    INACTIVE: { description: 'May not sign in; open sessions end at their next request.' },
    PENDING: { description: 'Was added and has not yet signed in for the first time.' },
  },
});

const PlanFilter = enumFilter(Plan, 'Plan');
const UserStatusFilter = enumFilter(UserStatus, 'UserStatus');

@Entity()
@OutputType({ rule: allow('read', 'User'), description: 'Person with an account.' })
export class User extends SearchableEntity {
  @Field({ description: 'First name; may be empty.' })
  @Property({ type: 'string', default: '' })
  firstName: string = '';

  @Field({ description: 'Last name; may be empty.' })
  @Property({ type: 'string', default: '' })
  lastName: string = '';

  @Field({ description: 'Full name, 1 to 120 characters.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  fullName!: string;

  @Field({ description: 'Username for signatures and mentions; unique, ignoring case.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  username!: string;

  @Property({ type: 'string', hidden: true, onCreate: foldedUsername, onUpdate: foldedUsername })
  @Unique()
  usernameKey!: string;

  @Field({ description: 'E-mail address for signing in, in lower case; unique.' })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string' })
  @Unique()
  email!: string;

  @Property({ type: 'string', nullable: true, hidden: true })
  passwordHash: string | null = null;

  @Field(() => Company, {
    nullable: true,
    description: 'Company that the person works for; lists filter and sort by its name, as `company`.',
  })
  @ListField({
    via: {
      employerId: byIdOf('Company'),
      company: { property: 'name', shownAs: 'company', filter: () => StringFilter },
    },
  })
  @ManyToOne({ entity: () => Company, ref: true, nullable: true, index: true })
  employer!: Ref<Company> | null;

  @Field({
    description:
      'Country of residence by its English name, or free text without `countryCode` from older callers; may be empty.',
  })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string' })
  country: string = '';

  @Field({ description: 'Telephone number; may be empty.' })
  @Property({ type: 'string' })
  contact: string = '';

  @Field({ description: 'Mobile number with its calling code, such as `+33 6 12 34 56 78`; may be empty.' })
  @Property({ type: 'string', default: '' })
  mobile: string = '';

  @Field({ description: 'Street and number; may be empty.' })
  @Property({ type: 'string', default: '' })
  address: string = '';

  @Field(() => String, {
    nullable: true,
    description: 'ISO code of the country, such as `FR`; null when unknown.',
  })
  @Property({ type: 'string', nullable: true })
  countryCode: string | null = null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the state, one of `states(countryCode)`; null for none.',
  })
  @Property({ type: 'string', nullable: true })
  stateId: string | null = null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the city, one of `cities(stateId)`; null for none.',
  })
  @Property({ type: 'string', nullable: true })
  cityId: string | null = null;

  @Field(() => Region, { nullable: true, description: 'Region, one of `regions(cityId)`; null for none.' })
  @ListField({ via: { regionId: byIdOf('Region') } })
  @ManyToOne({ entity: () => Region, ref: true, nullable: true, deleteRule: 'set null' })
  region: Ref<Region> | null = null;

  @Field({ description: 'Zip code; may be empty.' })
  @Property({ type: 'string', default: '' })
  zipCode: string = '';

  @Property({ type: 'text', default: '', hidden: true })
  bio: string = '';

  @Property({ type: 'date', nullable: true, hidden: true })
  birthDate: string | null = null;

  @Property({ type: 'string', default: '', hidden: true })
  website: string = '';

  /** Position of the person at the station, such as `Host of the morning show`. */
  @Property({ type: 'string', default: '', hidden: true })
  designation: string = '';

  /** Address of the cover at the top of the profile; empty without one. */
  @Property({ type: 'string', default: '', hidden: true })
  cover: string = '';

  /** Links by service, such as `{ "twitter": "https://…" }`. */
  @Property({ type: 'json', default: '{}', hidden: true })
  socialLinks: Record<string, string> = {};

  /** Notification preferences, such as `{ "newAnnouncements": true }`; missing keys have their default. */
  @Property({ type: 'json', default: '{}', hidden: true })
  notifications: Record<string, boolean> = {};

  /** BCP 47 tag of the language of the portal and of mails. */
  @Property({ type: 'string', default: 'en', hidden: true })
  language: string = 'en';

  /** IANA time zone; null for that of the radio. */
  @Property({ type: 'string', nullable: true, hidden: true })
  timeZone: string | null = null;

  @Field({
    description:
      'Address of a square WebP picture of 256 pixels; replace 256 by 64 or 512 for other sizes. Empty without one. Change it with `PUT` and `DELETE /uploads/users/:id/avatar`.',
  })
  @Property({ type: 'string' })
  avatar: string = '';

  @Field({
    description:
      'Colour behind the initials when there is no picture: `primary`, `success`, `danger`, `warning` or `info`.',
  })
  @Property({ type: 'string' })
  avatarColor: string = 'primary';

  @Field({ description: 'Payment method, such as `Auto Debit`; may be empty.' })
  @Property({ type: 'string' })
  billing: string = '';

  @Field(() => Plan, { description: 'Subscription plan.' })
  @ListField({ filter: () => PlanFilter })
  @Enum({ items: () => Plan })
  currentPlan!: Plan;

  @Field(() => UserStatus, { description: 'Status, which determines whether the person may sign in.' })
  @ListField({ filter: () => UserStatusFilter })
  @Enum({ items: () => UserStatus })
  status: UserStatus = UserStatus.PENDING;

  @Field(() => Role, { description: 'Role on the platform. Lists filter and sort by the role’s key.' })
  @ListField({ via: { roleId: byIdOf('Role'), role: { property: 'key', filter: () => StringFilter } } })
  @ManyToOne({ entity: () => Role, ref: true, index: true })
  role!: Ref<Role>;

  /** Default radio of the person, used when a request names none. */
  @ManyToOne({ entity: () => Radio, ref: true, nullable: true, hidden: true, index: true })
  radio!: Ref<Radio> | null;
}

/** Usernames that differ only in case count as equal. */
function foldedUsername(user: User): string {
  return user.username.toLowerCase();
}
