import { useCallback, useSyncExternalStore } from 'react';

/** Follows a media query. */
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

/** True on screens where a table does not fit. */
export function useIsNarrow() {
  return useMediaQuery('(max-width: 47.9375rem)');
}
