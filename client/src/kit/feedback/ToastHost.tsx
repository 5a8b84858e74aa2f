import { Suspense, useEffect } from 'react';
import { loadInSpareTime } from '../late/inSpareTime';
import { lazyPart } from '../late/late';
import { loadQuestion } from './ConfirmProvider';
import { toastsMount } from './notify';

const loadToasts = () => import('./Toasts');
const Toasts = lazyPart(loadToasts);

/** Room for toasts: they come with the first message, and are loaded before, or none could say that the line is gone. */
export function ToastHost() {
  useEffect(() => loadInSpareTime(loadToasts, loadQuestion), []);
  if (!toastsMount.useIsRequested()) return null;
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  );
}
