import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { byIdOf, DateTimeFilter, StringFilter } from '../../../kit/list/filters.ts';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { Role } from '../../permissions/roles/role.entity.ts';
import { User } from '../../users/user.entity.ts';
import { RadioOwned } from '../radios/radioOwned.ts';

@Entity()
@Unique({ properties: ['user', 'radio'] })
@OutputType({
  rule: allow('read', 'TeamMember'),
  description:
    'A person’s place in the team of the current radio. The role says what the person may do on that radio; what concerns the whole platform follows from the person’s own role.',
})
export class TeamMember extends RadioOwned {
  @Field(() => User, { description: 'Who it is.' })
  @ListField({
    via: {
      userId: byIdOf('User'),
      fullName: { property: 'fullName', shownAs: 'fullName', filter: () => StringFilter },
    },
  })
  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade', index: true })
  user!: Ref<User>;

  @Field(() => Role, { description: 'What the person is on this radio.' })
  @ListField({ via: { roleId: byIdOf('Role'), role: { property: 'key', filter: () => StringFilter } } })
  @ManyToOne({ entity: () => Role, ref: true, index: true })
  role!: Ref<Role>;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'From when on a guest is here; null for somebody who is since they joined.',
  })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', nullable: true })
  validFrom: Date | null = null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'Until when a guest is here: from then on they see nothing of the radio. Null for somebody who stays.',
  })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', nullable: true })
  validUntil: Date | null = null;
}
