/* Tables of transitions between states of a record. Without imports: the portal uses the same tables. */

/** A transition between states of a record. */
export interface Step<State extends string, Action extends string = string> {
  from: readonly State[];
  to: State;
  /** Action on the subject for which the viewer needs permission, such as `publish`. */
  needs: Action;
  /** Action that is needed instead of `needs` from some states. */
  needsFrom?: Readonly<Partial<Record<State, Action>>>;
}

/** Transitions between states of a record, by name. The resolver, the form and the bulk actions use the same table. */
export type Steps<Name extends string, State extends string, Action extends string = string> = Readonly<
  Record<Name, Step<State, Action>>
>;

/** Returns the action for which a transition from a state requires permission, such as `publish`. */
export const actionFor = <State extends string, Action extends string>(
  { needs, needsFrom }: Step<State, Action>,
  state: State,
): Action => needsFrom?.[state] ?? needs;

/** Names of the permitted transitions from a state, in the order of the table. */
export const stepsFrom = <Name extends string, State extends string, Action extends string>(
  steps: Steps<Name, State, Action>,
  state: NoInfer<State>,
  may: (action: NoInfer<Action>) => boolean,
): Name[] =>
  (Object.keys(steps) as Name[]).filter(
    (name) => steps[name].from.includes(state) && may(actionFor(steps[name], state)),
  );
