import { invalidInput } from '../errors.ts';
import type { Step, Steps } from './stepTable.ts';

/**
 * Returns the transition with this name. Throws the problem `invalidTransition` for the field `step` when it does not start from
 * the record's state.
 */
export function requireStep<Name extends string, State extends string>(
  steps: Steps<Name, State>,
  name: Name,
  state: State,
): Step<State> {
  const step = steps[name];
  if (!step.from.includes(state)) throw invalidInput({ step: 'invalidTransition' });
  return step;
}
