import { useCallback, useSyncExternalStore } from 'react';

/** Returns whether a media query matches, and follows its changes. */
export function useMediaQuery(query: string) {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Returns true on screens that are too narrow for a table. */
export function useIsNarrow() {
  return useMediaQuery('(max-width: 47.9375rem)');
}
