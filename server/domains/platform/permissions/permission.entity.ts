import { Collection } from '@mikro-orm/core';
import { Entity, ManyToMany, Property } from '@mikro-orm/decorators/legacy';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { Field } from 'type-graphql';
import { SearchableEntity } from '../../../kit/entities/searchableEntity.ts';
import { DateTimeFilter, StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { momentText } from '../../../kit/texts.ts';
import { AbilityRule } from './abilityRule.ts';
import { Role } from './roles/role.entity.ts';

@Entity()
@OutputType({
  rule: allow('read', 'Permission'),
  description: 'Named set of abilities that is assigned to roles.',
})
export class Permission extends SearchableEntity {
  @Field({ description: 'Name, 2 to 80 characters.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  name!: string;

  @Field(() => DateTimeISO, {
    description:
      'Creation time. The `search` argument of lists finds it in the form `14 Apr 2021, 8:43 PM`, in UTC.',
  })
  @ListField({ filter: () => DateTimeFilter, search: momentText })
  @Property({ type: 'datetime', onCreate: (permission: Permission) => permission.createdDate ?? new Date() })
  createdDate!: Date;

  @Field(() => [AbilityRule], { description: 'Abilities that the permission grants.' })
  @Property({ type: 'json' })
  abilities: AbilityRule[] = [];

  @Field(() => [Role], {
    description: 'Roles of the platform and of the current radio that the permission is assigned to.',
  })
  @ListField({
    via: { assignedTo: { property: 'name', shownAs: 'assignedTo', filter: () => StringFilter, sort: false } },
  })
  @ManyToMany({ entity: () => Role, inversedBy: 'permissions', owner: true })
  roles = new Collection<Role>(this);
}
