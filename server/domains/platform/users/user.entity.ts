import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, registerEnumType } from 'type-graphql';
import { SearchableEntity } from '../../../kit/entities/searchableEntity.ts';
import { byIdOf, enumFilter, StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
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
  description: 'The subscription plan of a user.',
  valuesConfig: {
    BASIC: { description: 'Smallest subscription plan, for one person.' },
    TEAM: { description: 'Subscription plan for a team.' },
    COMPANY: { description: 'Subscription plan for a company.' },
    ENTERPRISE: { description: 'Largest subscription plan, for an enterprise.' },
  },
});

export enum UserStatus {
  ACTIVE = 'ACTIVE',
  INACTIVE = 'INACTIVE',
  PENDING = 'PENDING',
}
registerEnumType(UserStatus, {
  name: 'UserStatus',
  description: 'Sign-in status of a user.',
  valuesConfig: {
    ACTIVE: { description: 'The user may sign in.' },
    INACTIVE: { description: 'Sign-in is refused; open sessions end at their next request.' },
    PENDING: {
      description:
        'The user was added and may not sign in until an invitation is accepted or the status is changed.',
    },
  },
});

const PlanFilter = enumFilter(Plan, 'Plan');
const UserStatusFilter = enumFilter(UserStatus, 'UserStatus');

@Entity()
@OutputType({ rule: allow('read', 'User'), description: 'A user of the portal.' })
export class User extends SearchableEntity {
  @Field({ description: 'First name; may be empty.' })
  @Property({ type: 'string', default: '' })
  firstName: string = '';

  @Field({ description: 'Last name; may be empty.' })
  @Property({ type: 'string', default: '' })
  lastName: string = '';

  @Field({ description: 'First and last name together, 1 to 120 characters.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  fullName!: string;

  @Field({ description: 'Name for mentions; unique, ignoring case.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  username!: string;

  @Property({ type: 'string', hidden: true, onCreate: foldedUsername, onUpdate: foldedUsername })
  @Unique()
  usernameKey!: string;

  @Field({ description: 'E-mail to sign in with, in lower case; unique.' })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string' })
  @Unique()
  email!: string;

  @Property({ type: 'string', nullable: true, hidden: true })
  passwordHash: string | null = null;

  @Field(() => Company, {
    nullable: true,
    description:
      'The user’s company; null for none. Null with the error FORBIDDEN when the viewer may not read companies. Lists filter and sort by the name of the company, as `company`.',
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
      'English name of the user’s country; may be empty. It is free text when an older client sent a name without `countryCode`.',
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
    description: 'Id of the state or province of the address, from `states(countryCode)`; null for none.',
  })
  @Property({ type: 'string', nullable: true })
  stateId: string | null = null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the city of the address, from `cities(stateId)`; null for none.',
  })
  @Property({ type: 'string', nullable: true })
  cityId: string | null = null;

  @Field(() => Region, { nullable: true, description: 'The region, from `regions(cityId)`; null for none.' })
  @ListField({ via: { regionId: byIdOf('Region') } })
  @ManyToOne({ entity: () => Region, ref: true, nullable: true, deleteRule: 'set null' })
  region: Ref<Region> | null = null;

  @Field({ description: 'The zip code; may be empty.' })
  @Property({ type: 'string', default: '' })
  zipCode: string = '';

  @Property({ type: 'text', default: '', hidden: true })
  bio: string = '';

  @Property({ type: 'date', nullable: true, hidden: true })
  birthDate: string | null = null;

  @Property({ type: 'string', length: 300, default: '', hidden: true })
  website: string = '';

  /** Job at the station, such as `Host of the morning show`. */
  @Property({ type: 'string', default: '', hidden: true })
  designation: string = '';

  /** Address of the cover picture at the top of the profile; empty when there is none. */
  @Property({ type: 'string', default: '', hidden: true })
  cover: string = '';

  /** Addresses by service, such as `{ "twitter": "https://…" }`. */
  @Property({ type: 'json', default: '{}', hidden: true })
  socialLinks: Record<string, string> = {};

  /** E-mail preferences of older clients, without effect, such as `{ "newAnnouncements": true }`. A missing key has its default. */
  @Property({ type: 'json', default: '{}', hidden: true })
  notifications: Record<string, boolean> = {};

  /** BCP 47 tag of the language of the portal and of e-mails. */
  @Property({ type: 'string', default: 'en', hidden: true })
  language: string = 'en';

  /** IANA name; null for the time zone of the radio. */
  @Property({ type: 'string', nullable: true, hidden: true })
  timeZone: string | null = null;

  @Field({
    description:
      'Address of a square WebP picture of 256 pixels; replace 256 by 64 or 512 for the other sizes. Empty when there is none. Changed by `PUT` and `DELETE /uploads/users/:id/avatar`.',
  })
  @Property({ type: 'string' })
  avatar: string = '';

  /** True when the websites of radios show the picture beside the name. Only the user can change it. */
  @Property({ type: 'boolean', default: false })
  isPicturePublic: boolean = false;

  @Field({
    description:
      'Background colour of the initials, when there is no picture. One of `primary`, `success`, `danger`, `warning` or `info`.',
  })
  @Property({ type: 'string' })
  avatarColor: string = 'primary';

  @Field({ description: 'Payment method, such as `Auto Debit`; may be empty.' })
  @Property({ type: 'string' })
  billing: string = '';

  @Field(() => Plan, { description: 'The subscription plan.' })
  @ListField({ filter: () => PlanFilter })
  @Enum({ items: () => Plan })
  currentPlan!: Plan;

  @Field(() => UserStatus, { description: 'Sign-in status of the user.' })
  @ListField({ filter: () => UserStatusFilter })
  @Enum({ items: () => UserStatus })
  status: UserStatus = UserStatus.PENDING;

  @Field(() => Role, {
    description: 'Role of the user on the platform. Lists filter and sort by the role’s key.',
  })
  @ListField({ via: { roleId: byIdOf('Role'), role: { property: 'key', filter: () => StringFilter } } })
  @ManyToOne({ entity: () => Role, ref: true, index: true })
  role!: Ref<Role>;

  /** Default radio, for requests of the user that name no radio; null for none. */
  @ManyToOne({ entity: () => Radio, ref: true, nullable: true, hidden: true, index: true })
  radio!: Ref<Radio> | null;
}

/** Case-folded username, which makes usernames unique regardless of case. */
function foldedUsername(user: User): string {
  return user.username.toLowerCase();
}
