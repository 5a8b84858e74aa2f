import { Field, InputType } from 'type-graphql';
import type { FieldProblems } from '../../kit/errors.ts';
import type { AbilityGrant } from '../../kit/rules/abilities.ts';
import { actionsOf } from './abilitySubjects.ts';
import { isBase } from './roles/roles.ts';

@InputType({ description: 'One thing to allow, of those that `abilitySubjects` offers.' })
export class AbilityInput implements AbilityGrant {
  @Field({ description: '`read`, `create`, `update`, `delete`, or `manage` for all of them.' })
  action!: string;

  @Field({ description: 'What it is done to, such as `Invoice`, or `all`.' })
  subject!: string;
}

/** What no rule of the schema knows. */
export function problemsOfAbilities(given: readonly AbilityInput[] | null | undefined): FieldProblems {
  const problems: FieldProblems = {};
  for (const [index, { action, subject }] of (given ?? []).entries()) {
    const actions = actionsOf(subject);
    if (isBase({ action, subject })) continue;
    if (actions.length === 0) problems[`abilities.${index}.subject`] = 'unknown';
    else if (!actions.includes(action)) problems[`abilities.${index}.action`] = 'unknown';
  }
  return problems;
}

/** What was given, each thing once and without what everyone may anyway. */
export function knownAbilities(given: readonly AbilityInput[]): AbilityGrant[] {
  const known = new Map<string, AbilityGrant>();
  for (const { action, subject } of given)
    if (!isBase({ action, subject })) known.set(`${action} ${subject}`, { action, subject });
  return [...known.values()];
}
