import { useEffect, useEffectEvent } from 'react';

const listeners = new Set<() => void>();

/** Notifies all components on the page that the inbox has changed. Only the bell receives these events from the server. */
export const publishNews = (): void => listeners.forEach((listener) => listener());

/** Calls `onChange` whenever the inbox of notifications has changed. */
export function useNews(onChange: () => void): void {
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    const listener = () => changed();
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}
