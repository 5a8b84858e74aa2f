import { useDeferredValue, type ReactNode } from 'react';

/** What nobody sees at first comes after the paint of what stands around it. */
export function AfterPaint({ children }: { children: () => ReactNode }) {
  return useDeferredValue(true, false) ? children() : null;
}
