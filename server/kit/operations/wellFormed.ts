/**
 * Replaces lone surrogates in all texts of some values by U+FFFD, in place. JSON can write half of a character, such as `"\ud83d"`, but
 * UTF-8 cannot, and PostgreSQL refuses it in JSON columns. Without recursion, because values may be nested deeply.
 */
export function makeWellFormed(values: object): void {
  const left: object[] = [values];
  for (let next = left.pop(); next; next = left.pop()) {
    const holder = next as Record<string, unknown>;
    for (const key of Object.keys(holder)) {
      const value = holder[key];
      if (typeof value === 'string') {
        if (!value.isWellFormed()) holder[key] = value.toWellFormed();
      } else if (Array.isArray(value) || isPlain(value)) left.push(value);
    }
  }
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null);
