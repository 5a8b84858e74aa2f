import { Field, InputType } from 'type-graphql';
import type { Services } from '../../../kit/context.ts';
import type { FieldProblems } from '../../../kit/errors.ts';
import type { AbilityGrant, GrantCondition } from '../../../kit/rules/abilities.ts';
import { grantOf } from '../../../kit/rules/grants.ts';
import { ownActionsOf } from '../../../kit/resource/ownRows.ts';
import { AbilityCondition } from './abilityRule.ts';
import { actionsOf } from './abilitySubjects.ts';
import { isBase } from './roles/roles.ts';

@InputType({
  description: 'Ability to grant: a subject and one of its actions, as listed by `abilitySubjects`.',
})
export class AbilityInput implements AbilityGrant {
  @Field({
    description:
      'One of the `actions` of the subject, such as `read` or `publish`; `manage` for all actions.',
  })
  action!: string;

  @Field({ description: 'Subject of the action, such as `Invoice`, or `all`.' })
  subject!: string;

  @Field(() => AbilityCondition, {
    nullable: true,
    description:
      'Limits the ability, for example to own records. Only for actions in `ownActions` of the subject; rejected with `invalid` for others. No limit when null or absent.',
  })
  condition?: GrantCondition | null;
}

/** Validates abilities; reports actions and subjects that no rule of the schema uses. */
export function problemsOfAbilities(
  services: Services,
  given: readonly AbilityInput[] | null | undefined,
): FieldProblems {
  const problems: FieldProblems = {};
  for (const [index, grant] of (given ?? []).entries())
    if (!isBase(grant)) Object.assign(problems, problemsOfGrant(services, grant, `abilities.${index}`));
  return problems;
}

/** Validates one ability that is granted to a role; `path` is its path in the input. */
export function problemsOfGrant(
  services: Services,
  { action, subject, condition }: AbilityGrant,
  path: string,
): FieldProblems {
  const actions = actionsOf(subject);
  if (actions.length === 0) return { [`${path}.subject`]: 'unknown' };
  if (!actions.includes(action)) return { [`${path}.action`]: 'unknown' };
  if (condition && !ownActionsOf(services, subject).includes(action))
    return { [`${path}.condition`]: 'invalid' };
  return {};
}

/**
 * Returns the given abilities without duplicates and without the base abilities of every role. Drops abilities with the condition
 * OWN when the same ability is granted without it.
 */
export function knownAbilities(given: readonly AbilityInput[]): AbilityGrant[] {
  const known = new Map<string, AbilityGrant>();
  for (const grant of given) {
    const key = `${grant.action} ${grant.subject}`;
    if (!isBase(grant) && !(grant.condition && known.has(key))) known.set(key, grantOf(grant));
  }
  return [...known.values()];
}
