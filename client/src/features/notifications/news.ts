import { useEffect, useEffectEvent } from 'react';

const listeners = new Set<() => void>();

/** Reports a changed inbox to all parts of the page that show it; only the bell subscribes to the server. */
export const publishNews = (): void => listeners.forEach((listener) => listener());

/** Calls back when the inbox has changed. */
export function useNews(onChange: () => void): void {
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    const listener = () => changed();
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}
