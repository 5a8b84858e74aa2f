import type { DocumentNode } from 'graphql';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';

const RequestedContext = createContext<Set<DocumentNode>>(new Set());

/** One visit to the dashboard: what its panels ask the server for is asked once, whenever each of them comes. */
export function PanelVisit({ children }: { children: ReactNode }) {
  const [requested] = useState(() => new Set<DocumentNode>());
  return <RequestedContext value={requested}>{children}</RequestedContext>;
}

/**
 * Options of a query that several panels share. Those that come together share one request by themselves; one that
 * comes later, for its code was slow, takes what has been asked for during this visit.
 */
export function usePanelOptions({ document }: { document: DocumentNode }) {
  const requested = use(RequestedContext);
  const [isFirst] = useState(() => !requested.has(document));
  useEffect(() => {
    requested.add(document);
  }, [requested, document]);
  return { fetchPolicy: isFirst ? 'cache-and-network' : 'cache-first' } as const;
}
