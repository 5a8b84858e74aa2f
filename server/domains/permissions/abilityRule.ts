import { Field, registerEnumType } from 'type-graphql';
import type { AbilityGrant, GrantCondition } from '../../kit/rules/abilities.ts';
import { OutputType } from '../../kit/rules/outputType.ts';

export enum AbilityCondition {
  OWN = 'OWN',
}
registerEnumType(AbilityCondition, {
  name: 'AbilityCondition',
  description: 'A condition under which something is allowed.',
  valuesConfig: {
    OWN: {
      description:
        'Of one’s own alone: of emissions that one presents or produces, and of what belongs to those.',
    },
  },
});

@OutputType({ rule: 'parent', description: 'One thing that is allowed, in the words of CASL.' })
export class AbilityRule implements AbilityGrant {
  @Field({ description: '`read`, `create`, `update`, `delete`, or `manage` for all of them.' })
  action!: string;

  @Field({ description: 'What it is done to: the name of a type such as `Invoice`, or `all`.' })
  subject!: string;

  @Field(() => AbilityCondition, {
    nullable: true,
    description: 'The condition under which it is allowed; null without one.',
  })
  condition?: GrantCondition | null;
}
