import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { byIdOf, DateTimeFilter, StringFilter } from '../../../../kit/list/filters.ts';
import { DateTimeISO } from '../../../../kit/graphql/scalars.ts';
import { ListField } from '../../../../kit/list/listField.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { Role } from '../../permissions/roles/role.entity.ts';
import { User } from '../../users/user.entity.ts';
import { RadioOwned } from '../radios/radioOwned.ts';

@Entity()
@Unique({ properties: ['user', 'radio'] })
@OutputType({
  rule: allow('read', 'TeamMember'),
  description:
    'Membership of a person in the team of the current radio. The role determines the rights on that radio; rights on the platform follow from the person’s own role.',
})
export class TeamMember extends RadioOwned {
  @Field(() => User, { description: 'Person of the membership.' })
  @ListField({
    via: {
      userId: byIdOf('User'),
      fullName: { property: 'fullName', shownAs: 'fullName', filter: () => StringFilter },
    },
  })
  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade', index: true })
  user!: Ref<User>;

  @Field(() => Role, { description: 'Role of the person on this radio.' })
  @ListField({ via: { roleId: byIdOf('Role'), role: { property: 'key', filter: () => StringFilter } } })
  @ManyToOne({ entity: () => Role, ref: true, index: true })
  role!: Ref<Role>;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'Start of the membership, before which it grants no access. Null when it began as soon as the person was added.',
  })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', nullable: true })
  validFrom: Date | null = null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'End of a guest’s membership, after which it grants no access; null for permanent members.',
  })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', nullable: true })
  validUntil: Date | null = null;
}
