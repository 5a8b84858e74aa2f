import { Field } from 'type-graphql';
import type { AbilityGrant } from '../../kit/rules/abilities.ts';
import { OutputType } from '../../kit/rules/outputType.ts';

@OutputType({ rule: 'parent', description: 'One thing that is allowed, in the words of CASL.' })
export class AbilityRule implements AbilityGrant {
  @Field({ description: '`read`, `create`, `update`, `delete`, or `manage` for all of them.' })
  action!: string;

  @Field({ description: 'What it is done to: the name of a type such as `Invoice`, or `all`.' })
  subject!: string;
}
