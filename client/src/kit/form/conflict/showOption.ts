/** Displays the value of a select field in the conflict dialog. */
export const showOption =
  (options: readonly { value: string; label: string }[], fallback = '') =>
  (chosen: unknown): string =>
    options.find(({ value }) => value === chosen)?.label ?? fallback;
