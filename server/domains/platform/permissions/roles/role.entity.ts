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
import { SearchableEntity } from '../../../../kit/entities/searchableEntity.ts';
import { byIdOf, StringFilter } from '../../../../kit/list/filters.ts';
import { ListField } from '../../../../kit/list/listField.ts';
import { sharedRadioFilter } from '../../../../kit/read/model.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { Radio } from '../../organization/radios/radio.entity.ts';
import { User } from '../../users/user.entity.ts';
import { AbilityRule } from '../abilityRule.ts';
import { Permission } from '../permission.entity.ts';

@Entity()
@Filter({ name: sharedRadioFilter, cond: { radio: null }, default: true })
@OutputType({
  rule: allow('read', 'Role'),
  description: 'Role of people, which determines their rights.',
})
export class Role extends SearchableEntity {
  @Field({ description: 'Short name, as in lists of users, such as `admin`.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  @Unique()
  key!: string;

  @Field({ description: 'Name, as in lists of permissions, such as `administrator`.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  @Unique()
  name!: string;

  @Field({ description: 'Description of the role, at most 300 characters; may be empty.' })
  @Property({ type: 'string' })
  description!: string;

  @Field(() => [AbilityRule], {
    description: 'Abilities that the role grants by itself, without its permissions.',
  })
  @Property({ type: 'json' })
  abilities!: AbilityRule[];

  @Field(() => Radio, {
    nullable: true,
    description: 'Radio to which the role is limited; null for a role of the whole platform.',
  })
  @ListField({ via: { radioId: byIdOf('Radio') } })
  @ManyToOne({ entity: () => Radio, ref: true, nullable: true, deleteRule: 'cascade', index: true })
  radio: Ref<Radio> | null = null;

  /** Incremented when the abilities of the role or its permissions change. Invalidates cached abilities. */
  @Property({ type: 'integer', default: 0, hidden: true })
  stamp: number = 0;

  @Field(() => [Permission], { description: 'Permissions assigned to the role, the last created first.' })
  @ManyToMany(() => Permission, (permission) => permission.roles)
  permissions = new Collection<Permission>(this);

  @OneToMany(() => User, (user) => user.role)
  members = new Collection<User>(this);
}
