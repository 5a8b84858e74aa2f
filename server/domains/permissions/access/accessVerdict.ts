import { Field, registerEnumType } from 'type-graphql';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { AbilityRule } from '../abilityRule.ts';

export enum AccessReason {
  ALLOWED = 'ALLOWED',
  INACTIVE = 'INACTIVE',
  NOT_IN_TEAM = 'NOT_IN_TEAM',
  NO_RADIO = 'NO_RADIO',
  NO_RULE = 'NO_RULE',
  RECORD_NOT_FOUND = 'RECORD_NOT_FOUND',
  NOT_OWN = 'NOT_OWN',
}
registerEnumType(AccessReason, {
  name: 'AccessReason',
  description: 'Why somebody may do something, or may not.',
  valuesConfig: {
    ALLOWED: {
      description:
        'A rule allows it; of their own alone, when it has the condition `OWN` and no record was named.',
    },
    INACTIVE: { description: 'The person may not sign in.' },
    NOT_IN_TEAM: { description: 'The person does not belong to the radio; every request there is refused.' },
    NO_RADIO: { description: 'The subject belongs to radios, and none was named.' },
    NO_RULE: { description: 'No role and no permission of the person allows it.' },
    RECORD_NOT_FOUND: { description: 'It would be allowed, but there is no such record within reach.' },
    NOT_OWN: { description: 'It is allowed of their own alone, and the record is not.' },
  },
});

export enum AccessSource {
  ADMINISTRATOR = 'ADMINISTRATOR',
  ROLE = 'ROLE',
  PERMISSION = 'PERMISSION',
  TEAM_ROLE = 'TEAM_ROLE',
}
registerEnumType(AccessSource, {
  name: 'AccessSource',
  description: 'Where the rule comes from that allows something.',
  valuesConfig: {
    ADMINISTRATOR: { description: 'The role on the platform may do everything.' },
    ROLE: { description: 'The role on the platform, by itself.' },
    PERMISSION: { description: 'A permission of the role; `role` says which one.' },
    TEAM_ROLE: { description: 'The role in the team of the radio, by itself.' },
  },
});

@OutputType({ rule: 'parent', description: 'Whether somebody may do something, and which rule decides.' })
export class AccessVerdict {
  @Field({ description: 'Yes or no.' })
  allowed!: boolean;

  @Field(() => AccessReason, { description: 'Why.' })
  reason!: AccessReason;

  @Field({ description: 'First and last name of the person.' })
  personName!: string;

  @Field(() => AbilityRule, {
    nullable: true,
    description: 'The rule that allows it; with NO_RULE the one that is missing.',
  })
  rule!: AbilityRule | null;

  @Field(() => AccessSource, {
    nullable: true,
    description: 'Where that rule comes from; null when there is none.',
  })
  source!: AccessSource | null;

  roleId!: number | null;
  permissionId!: number | null;
  radioId!: number | undefined;
}
