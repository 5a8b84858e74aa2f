import { Field, InputType } from 'type-graphql';
import { invalidInput, type FieldProblems } from '../../kit/errors.ts';
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

/** What was given, each thing once and without what everyone may anyway. Refuses what no rule of the schema knows. */
export function knownAbilities(given: readonly AbilityInput[]): AbilityGrant[] {
  const problems: FieldProblems = {};
  const known = new Map<string, AbilityGrant>();
  for (const [index, { action, subject }] of given.entries()) {
    if (isBase({ action, subject })) continue;
    const actions = actionsOf(subject);
    if (actions.length === 0) problems[`abilities.${index}.subject`] = 'unknown';
    else if (!actions.includes(action)) problems[`abilities.${index}.action`] = 'unknown';
    else known.set(`${action} ${subject}`, { action, subject });
  }
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  return [...known.values()];
}
