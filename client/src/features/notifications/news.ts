import { useEffect, useEffectEvent } from 'react';

const listeners = new Set<() => void>();

/** Notifies all parts of the page that the inbox has changed. Only the bell receives these events from the server. */
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
