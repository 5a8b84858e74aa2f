import { Field, registerEnumType } from 'type-graphql';
import { OutputType } from '../../../../kit/rules/outputType.ts';
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
  description: 'Reason for the result of an access test.',
  valuesConfig: {
    ALLOWED: {
      description:
        'A rule allows the action. When the rule has the condition `OWN` and no record was given, the action is allowed for own records only.',
    },
    INACTIVE: { description: 'The person may not sign in.' },
    NOT_IN_TEAM: {
      description:
        'The person neither belongs to the team of the radio nor may see all radios. Every request on that radio is refused.',
    },
    NO_RADIO: { description: 'The subject belongs to radios, and no `radioId` was given.' },
    NO_RULE: { description: 'Neither the roles nor the permissions of the person allow the action.' },
    RECORD_NOT_FOUND: {
      description: 'A rule allows the action, but the person cannot see a record with the given id.',
    },
    NOT_OWN: {
      description:
        'A rule allows the action for own records only, and the given record is not the person’s own.',
    },
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
  description: 'Origin of the rule that allows an action: a role, or a permission of a role.',
  valuesConfig: {
    ADMINISTRATOR: { description: 'The role on the platform may do everything.' },
    ROLE: { description: 'The role on the platform itself grants the rule.' },
    PERMISSION: { description: 'A permission of the role in `role` grants the rule.' },
    TEAM_ROLE: { description: 'The role in the team of the radio itself grants the rule.' },
  },
});

@OutputType({ rule: 'parent', description: 'Result of an access test, with the deciding rule.' })
export class AccessVerdict {
  @Field({ description: 'True when the action is allowed.' })
  allowed!: boolean;

  @Field(() => AccessReason, { description: 'Reason for the result.' })
  reason!: AccessReason;

  @Field({ description: 'First and last name of the person.' })
  personName!: string;

  @Field(() => AbilityRule, {
    nullable: true,
    description:
      'Rule that allows the action; for NO_RULE the missing rule. Null for INACTIVE, NOT_IN_TEAM and NO_RADIO.',
  })
  rule!: AbilityRule | null;

  @Field(() => AccessSource, {
    nullable: true,
    description:
      'Origin of the rule: a role, or a permission of a role. Null when no rule allows the action.',
  })
  source!: AccessSource | null;

  roleId!: number | null;
  permissionId!: number | null;
  radioId!: number | undefined;
}
