import { Field, InputType } from 'type-graphql';
import type { FieldProblems } from '../../kit/errors.ts';
import type { AbilityGrant, GrantCondition } from '../../kit/rules/abilities.ts';
import { grantOf } from '../../kit/rules/grants.ts';
import { ownActionsOf } from '../../kit/resource/ownRows.ts';
import { AbilityCondition } from './abilityRule.ts';
import { actionsOf } from './abilitySubjects.ts';
import { isBase } from './roles/roles.ts';

@InputType({ description: 'One thing to allow, of those that `abilitySubjects` offers.' })
export class AbilityInput implements AbilityGrant {
  @Field({ description: '`read`, `create`, `update`, `delete`, or `manage` for all of them.' })
  action!: string;

  @Field({ description: 'What it is done to, such as `Invoice`, or `all`.' })
  subject!: string;

  @Field(() => AbilityCondition, {
    nullable: true,
    description:
      'The condition under which it is allowed, for one of `ownActions` of the subject; none when absent.',
  })
  condition?: GrantCondition | null;
}

/** What no rule of the schema knows. */
export function problemsOfAbilities(given: readonly AbilityInput[] | null | undefined): FieldProblems {
  const problems: FieldProblems = {};
  for (const [index, grant] of (given ?? []).entries())
    if (!isBase(grant)) Object.assign(problems, problemsOfGrant(grant, `abilities.${index}`));
  return problems;
}

/** The same of one grant, by the place where it stands. */
export function problemsOfGrant({ action, subject, condition }: AbilityGrant, place: string): FieldProblems {
  const actions = actionsOf(subject);
  if (actions.length === 0) return { [`${place}.subject`]: 'unknown' };
  if (!actions.includes(action)) return { [`${place}.action`]: 'unknown' };
  if (condition && !ownActionsOf(subject).includes(action)) return { [`${place}.condition`]: 'invalid' };
  return {};
}

/** What was given, each thing once and without what everyone may anyway; of one's own alone only what is not allowed of all. */
export function knownAbilities(given: readonly AbilityInput[]): AbilityGrant[] {
  const known = new Map<string, AbilityGrant>();
  for (const grant of given) {
    const key = `${grant.action} ${grant.subject}`;
    if (!isBase(grant) && !(grant.condition && known.has(key))) known.set(key, grantOf(grant));
  }
  return [...known.values()];
}
