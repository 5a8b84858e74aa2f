import { invalidInput } from '../errors.ts';

/** Transition of a record's state. */
export interface Step<State extends string> {
  from: readonly State[];
  to: State;
  /** Action on the subject that the transition needs, such as `publish`. */
  needs: string;
}

/** Transitions of a record's state by name: one table for the resolver, the form and the bulk bar. */
export type Steps<Name extends string, State extends string> = Readonly<Record<Name, Step<State>>>;

/** Returns the transition; throws `invalidTransition` at the field `step` when it does not start from this state. */
export function requireStep<Name extends string, State extends string>(
  steps: Steps<Name, State>,
  name: Name,
  state: State,
): Step<State> {
  const step = steps[name];
  if (!step.from.includes(state)) throw invalidInput({ step: 'invalidTransition' });
  return step;
}
