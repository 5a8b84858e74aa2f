import { Field, registerEnumType } from 'type-graphql';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { AbilityRule } from '../abilityRule.ts';
import { Permission } from '../permission.entity.ts';

export enum AbilitySource {
  BASE = 'BASE',
  PERMISSION = 'PERMISSION',
}
registerEnumType(AbilitySource, {
  name: 'AbilitySource',
  description: 'Why a role allows something.',
  valuesConfig: {
    BASE: { description: 'The role allows it by itself.' },
    PERMISSION: { description: 'A permission that is assigned to the role allows it.' },
  },
});

@OutputType({ rule: 'parent', description: 'One thing that a role allows, and why.' })
export class EffectiveAbility extends AbilityRule {
  @Field(() => AbilitySource, { description: 'Why it is allowed.' })
  source!: AbilitySource;

  @Field(() => Permission, {
    nullable: true,
    description: 'The permission that allows it; null when the role does by itself.',
  })
  permission!: object | null;
}
