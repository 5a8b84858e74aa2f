import { useEffect, useRef } from 'react';

/**
 * Asks anew, one question after the other. An answer that was on its way when something happened may be older than that, and come
 * later: it is followed by another question.
 */
export function useAskAgain(isLoading: boolean, ask: () => Promise<unknown>) {
  const isRepeating = useRef(false);
  const isOld = useRef(false);

  const again = async (): Promise<void> => {
    isOld.current = true;
    if (isRepeating.current || isLoading) return;
    isRepeating.current = true;
    try {
      while (isOld.current) {
        isOld.current = false;
        await ask();
      }
    } catch {
      // What is shown stays, and the next news asks again.
    } finally {
      isRepeating.current = false;
    }
  };
  useEffect(() => {
    if (!isLoading && isOld.current) void again();
  });
  /** Whether an answer is on its way that may be older than what one knows. */
  const isUnderWay = () => isRepeating.current || isLoading;
  return { again, isUnderWay };
}
