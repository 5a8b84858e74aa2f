import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '../../../../kit/late/late';
import { apiErrorOf } from '../../../../apollo/errors';
import { useNotifyError } from '../../../../kit/feedback/toasts/useNotifyError';
import type { Blocked } from './InUseDialog';

const InUseDialog = lazyPart(() => import('./InUseDialog'));

/** A deletion that failed with any error, and the texts to report it. */
interface Refused {
  error: unknown;
  /** Message for errors other than `IN_USE`, and when `titleOf` returns undefined. */
  message: string;
  /** Returns the title of the record with this id. */
  titleOf: (id: string | undefined) => string | undefined;
}

/** Reports why a record was not deleted. `dialog` must be rendered: it lists the uses of a record that is in use. */
export function useInUseDialog(): [reportRefusal: (refused: Refused) => void, dialog: ReactNode] {
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
