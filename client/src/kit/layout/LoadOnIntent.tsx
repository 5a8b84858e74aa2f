import { Suspense, useState, type ReactNode } from 'react';

/** Handlers that preload and mount the content. */
export interface IntentHandlers {
  onPointerEnter: () => void;
  onFocus: () => void;
  onClick: () => void;
}

/**
 * A button whose popup loads on demand: preloaded on hover or focus, mounted on the first click. The mounted content
 * replaces the button and opens itself.
 */
export function LoadOnIntent({
  fetch,
  button,
  children,
}: {
  fetch: () => Promise<unknown>;
  button: (handlers: IntentHandlers) => ReactNode;
  /** The lazily loaded popup. It includes its own button, which must look like `button`. */
  children: ReactNode;
}) {
  const [isWanted, setIsWanted] = useState(false);
  // A failed preload is ignored here: mounting reports the failure.
  const prepare = () => void fetch().catch(() => undefined);
  const shown = button({ onPointerEnter: prepare, onFocus: prepare, onClick: () => setIsWanted(true) });
  return isWanted ? <Suspense fallback={shown}>{children}</Suspense> : shown;
}
