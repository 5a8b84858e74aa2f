import { useEffect, useRef, useState } from 'react';

type Acts = Record<string, (...given: never[]) => unknown>;

/** The same functions all the time, which do what was given last: rows that get them are not drawn again for them. */
export function useLatestActs<T extends Acts>(given: T): T {
  const latest = useRef(given);
  useEffect(() => {
    latest.current = given;
  });
  const [acts] = useState(() => {
    const entries = Object.keys(given).map((key) => [
      key,
      (...args: never[]) => latest.current[key]!(...args),
    ]);
    return Object.fromEntries(entries) as T;
  });
  return acts;
}
