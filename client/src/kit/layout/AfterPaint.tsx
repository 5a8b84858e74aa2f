import { useDeferredValue, type ReactNode } from 'react';

/** Renders its children after the first paint. For content that is not visible at first. */
export function AfterPaint({ children }: { children: () => ReactNode }) {
  return useDeferredValue(true, false) ? children() : null;
}
