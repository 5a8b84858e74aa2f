import { useSession } from '../../../../apollo/session/SessionContext';
import { useCan, useCanAll } from '../../../../kit/access/useCan';

type Action = 'update' | 'delete' | 'publish';

/**
 * Returns a function that checks whether the viewer may perform an action on a content. A right may cover all contents, or only
 * those that the viewer wrote.
 */
export function useMayDo() {
  const can = useCan();
  const canAll = useCanAll();
  const { viewer } = useSession();
  return (action: Action, { author }: { author: { id: string } | null }) => {
    const rule = { action, subject: 'Content' };
    return canAll(rule) || (can(rule) && author !== null && author.id === viewer?.id);
  };
}
