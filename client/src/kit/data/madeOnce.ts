/** Creates a value on first use and caches it. Used for `Intl` formatters, which are expensive to create. */
export function madeOnce<T>(make: () => T): () => T {
  const forAll = madeOnceFor(make);
  return () => forAll('');
}

/** Like `madeOnce`, with one value per name, such as a language or currency. */
export function madeOnceFor<T>(make: (name: string) => T): (name: string) => T {
  const made = new Map<string, T>();
  return (name) => {
    const known = made.get(name) ?? make(name);
    made.set(name, known);
    return known;
  };
}
