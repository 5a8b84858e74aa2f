import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '../../../../kit/late/late';
import { apiErrorOf } from '../../../../apollo/errors';
import { useNotifyError } from '../../../../kit/feedback/useNotifyError';
import type { Blocked } from './InUseDialog';

const InUseDialog = lazyPart(() => import('./InUseDialog'));

/** What went wrong, and what it is told with. */
interface Refused {
  error: unknown;
  /** What is said of an error other than that something is in use. */
  message: string;
  /** What it is called that could be in use, by its id. */
  titleOf: (id: string | undefined) => string | undefined;
}

/** Tells why something was not deleted: of what is in use, `dialog` says where. */
export function useInUseDialog(): [tell: (refused: Refused) => void, dialog: ReactNode] {
  const notifyError = useNotifyError();
  const [blocked, setBlocked] = useState<Blocked>();
  const showRefused = ({ error, message, titleOf }: Refused) => {
    const problem = apiErrorOf(error);
    const title = problem.code === 'IN_USE' ? titleOf(problem.id) : undefined;
    if (title === undefined) notifyError(message, error);
    else setBlocked({ title, error: problem });
  };
  const dialog = blocked ? (
    <Suspense>
      <InUseDialog blocked={blocked} onClose={() => setBlocked(undefined)} />
    </Suspense>
  ) : null;
  return [showRefused, dialog];
}
