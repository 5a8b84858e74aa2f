import { useEffect, useRef, useState } from 'react';

type Acts = Record<string, (...given: never[]) => unknown>;

/**
 * Returns functions that stay the same between renders and call the functions given last. Memoised rows then do not render
 * again.
 */
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
