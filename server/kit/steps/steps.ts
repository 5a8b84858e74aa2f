import { invalidInput } from '../errors.ts';

/** A transition between states of a record. */
export interface Step<State extends string> {
  from: readonly State[];
  to: State;
  /** Action on the subject for which the viewer needs permission, such as `publish`. */
  needs: string;
}

/** Transitions between states of a record, by name. The resolver, the form and the bulk actions use the same table. */
export type Steps<Name extends string, State extends string> = Readonly<Record<Name, Step<State>>>;

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
