import { useMemo, type ReactNode } from 'react';
import { useSession, useViewedRole } from '../../apollo/session/SessionContext';
import { createCan, createCanAll, readOnlyCan, type Can as CanFunction, type Rule } from './ability';

/**
 * Returns a function that checks a permission: `can({ action: 'delete', subject: 'Invoice' })`. While the portal is
 * viewed as a role, returns false for all actions that change records.
 */
export const useCan = (): CanFunction => useRequested(createCan);

/** Like `useCan`, but for all records: false when the permission is limited to own records. */
export const useCanAll = (): CanFunction => useRequested(createCanAll);

function useRequested(create: typeof createCan): CanFunction {
  const { viewer } = useSession();
  const isViewing = useViewedRole() !== undefined;
  return useMemo(() => {
    const can = create(viewer?.abilities ?? []);
    return isViewing ? readOnlyCan(can) : can;
  }, [create, viewer, isViewing]);
}

/** Renders its children if the viewer has the permission. */
export function Can({ action, subject, children }: Rule & { children: ReactNode }) {
  return useCan()({ action, subject }) ? children : null;
}
