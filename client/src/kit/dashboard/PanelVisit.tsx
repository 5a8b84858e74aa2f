import type { DocumentNode } from 'graphql';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';

const RequestedContext = createContext<Set<DocumentNode>>(new Set());

/**
 * Lets the dashboard's panels share queries while the page is open. Each query is sent once, also for panels that load later.
 */
export function PanelVisit({ children }: { children: ReactNode }) {
  const [requested] = useState(() => new Set<DocumentNode>());
  return <RequestedContext value={requested}>{children}</RequestedContext>;
}

/**
 * Returns the options of a query that several panels share. Panels that mount together share one request anyway. A panel that loads
 * later uses the response from this visit.
 */
export function usePanelOptions({ document }: { document: DocumentNode }) {
  const requested = use(RequestedContext);
  const [isFirst] = useState(() => !requested.has(document));
  useEffect(() => {
    requested.add(document);
  }, [requested, document]);
  return { fetchPolicy: isFirst ? 'cache-and-network' : 'cache-first' } as const;
}
