/** Makes something when it is first wanted, once: what writes numbers and dates is dear to make. */
export function madeOnce<T>(make: () => T): () => T {
  const forAll = madeOnceFor(make);
  return () => forAll('');
}

/** The same for each of some things: languages, currencies. */
export function madeOnceFor<T>(make: (name: string) => T): (name: string) => T {
  const made = new Map<string, T>();
  return (name) => {
    const known = made.get(name) ?? make(name);
    made.set(name, known);
    return known;
  };
}
