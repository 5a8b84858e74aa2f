import { Field, registerEnumType } from 'type-graphql';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { AbilityRule } from '../abilityRule.ts';
import { Permission } from '../permission.entity.ts';

export enum AbilitySource {
  BASE = 'BASE',
  PERMISSION = 'PERMISSION',
}
registerEnumType(AbilitySource, {
  name: 'AbilitySource',
  description:
    'Origin of an ability of a role: the role itself, or a permission that is assigned to the role.',
  valuesConfig: {
    BASE: { description: 'The role itself grants the ability.' },
    PERMISSION: { description: 'A permission that is assigned to the role grants the ability.' },
  },
});

@OutputType({ rule: 'parent', description: 'Ability of a role, with the origin of the ability.' })
export class EffectiveAbility extends AbilityRule {
  @Field(() => AbilitySource, {
    description: 'Origin of the ability: the role itself, or one of its permissions.',
  })
  source!: AbilitySource;

  @Field(() => Permission, {
    nullable: true,
    description:
      'Permission that grants the ability. Null when the role grants it by itself, and with the error FORBIDDEN when the viewer may not read permissions.',
  })
  permission!: object | null;
}
