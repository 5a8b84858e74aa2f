import { useEffect, useEffectEvent } from 'react';

const listening = new Set<() => void>();

/** Tells whatever shows the inbox that it is another now: the bell, which stands on every page, follows it alone. */
export const tellNews = (): void => listening.forEach((hear) => hear());

/** Hears that the inbox is another. */
export function useNews(heard: () => void): void {
  const hear = useEffectEvent(heard);
  useEffect(() => {
    const listener = () => hear();
    listening.add(listener);
    return () => void listening.delete(listener);
  }, []);
}
