import { Collection, type Ref } from '@mikro-orm/core';
import {
  Entity,
  Filter,
  ManyToMany,
  ManyToOne,
  OneToMany,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { SearchableEntity } from '../../../kit/entities/searchableEntity.ts';
import { byIdOf, StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { sharedRadioFilter } from '../../../kit/read/model.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { Radio } from '../../organization/radios/radio.entity.ts';
import { User } from '../../users/user.entity.ts';
import { AbilityRule } from '../abilityRule.ts';
import { Permission } from '../permission.entity.ts';

@Entity()
@Filter({ name: sharedRadioFilter, cond: { radio: null }, default: true })
@OutputType({
  rule: allow('read', 'Role'),
  description: 'What a person is to the station, and so what they may do.',
})
export class Role extends SearchableEntity {
  @Field({ description: 'The short name that lists of users use, such as `admin`.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  @Unique()
  key!: string;

  @Field({ description: 'The name that lists of permissions use, such as `administrator`.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  @Unique()
  name!: string;

  @Field({ description: 'What the role is for.' })
  @Property({ type: 'string' })
  description!: string;

  @Field(() => [AbilityRule], { description: 'What the role allows by itself, before its permissions.' })
  @Property({ type: 'json' })
  abilities!: AbilityRule[];

  @Field(() => Radio, {
    nullable: true,
    description: 'The only radio on which it can be given; null for a role of the whole platform.',
  })
  @ListField({ via: { radioId: byIdOf('Radio') } })
  @ManyToOne({ entity: () => Radio, ref: true, nullable: true, deleteRule: 'cascade', index: true })
  radio: Ref<Radio> | null = null;

  /** Goes up whenever the role or one of its permissions changes: what was worked out from them is then made anew. */
  @Property({ type: 'integer', default: 0, hidden: true })
  stamp: number = 0;

  @Field(() => [Permission], { description: 'The permissions assigned to the role, newest first.' })
  @ManyToMany(() => Permission, (permission) => permission.roles)
  permissions = new Collection<Permission>(this);

  @OneToMany(() => User, (user) => user.role)
  members = new Collection<User>(this);
}
