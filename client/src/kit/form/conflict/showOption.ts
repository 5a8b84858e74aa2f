/** How a value that is one of some options reads, in the dialog of a conflict. */
export const showOption =
  (options: readonly { value: string; label: string }[], other = '') =>
  (chosen: unknown): string =>
    options.find(({ value }) => value === chosen)?.label ?? other;
