import { useEffect, useRef } from 'react';

/**
 * Runs refetches one after the other. An event that arrives during a request starts another request afterwards, because
 * the response may be older than the event.
 */
export function useSerialRefetch(isLoading: boolean, refetch: () => Promise<unknown>) {
  const isRepeating = useRef(false);
  const isOld = useRef(false);

  const again = async (): Promise<void> => {
    isOld.current = true;
    if (isRepeating.current || isLoading) return;
    isRepeating.current = true;
    try {
      while (isOld.current) {
        isOld.current = false;
        await refetch();
      }
    } catch {
      // After a failure, the screen keeps showing the previous data; the next event starts another refetch.
    } finally {
      isRepeating.current = false;
    }
  };
  useEffect(() => {
    if (!isLoading && isOld.current) void again();
  });
  /** Returns whether a request is in progress. Its response may be older than the latest event. */
  const isUnderWay = () => isRepeating.current || isLoading;
  return { again, isUnderWay };
}
