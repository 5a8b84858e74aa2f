import { Field, registerEnumType } from 'type-graphql';
import type { AbilityGrant, GrantCondition } from '../../../kit/rules/abilities.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';

export enum AbilityCondition {
  OWN = 'OWN',
}
registerEnumType(AbilityCondition, {
  name: 'AbilityCondition',
  description: 'Restriction of an ability to some of the records.',
  valuesConfig: {
    OWN: {
      description:
        'Only the person’s own records. Own records are the emissions that the person presents or produces, with their episodes, podcasts, rushes, slots and rundowns, and the contents of the website that the person wrote.',
    },
  },
});

@OutputType({
  rule: 'parent',
  description: 'Granted ability: an action on a subject, as the CASL library represents it.',
})
export class AbilityRule implements AbilityGrant {
  @Field({ description: '`read`, `create`, `update`, `delete`, `publish`, or `manage` for all actions.' })
  action!: string;

  @Field({ description: 'Subject of the action: the name of a type such as `Invoice`, or `all`.' })
  subject!: string;

  @Field(() => AbilityCondition, {
    nullable: true,
    description:
      'Restriction of the ability to some of the records; null when the ability applies to all records.',
  })
  condition?: GrantCondition | null;
}
