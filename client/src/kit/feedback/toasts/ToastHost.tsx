import { Suspense, useEffect } from 'react';
import { loadInSpareTime } from '../../late/inSpareTime';
import { lazyPart } from '../../late/late';
import { loadQuestion } from '../confirm/ConfirmProvider';
import { toastsMount } from './notify';

const loadToasts = () => import('./Toasts');
const Toasts = lazyPart(loadToasts);

/**
 * Container of the toasts (temporary messages). Mounted at the first message, but loaded earlier, so that a lost connection can
 * be reported.
 */
export function ToastHost() {
  useEffect(() => loadInSpareTime(loadToasts, loadQuestion), []);
  if (!toastsMount.useIsRequested()) return null;
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  );
}
