import { Suspense } from 'react';
import { lazyPart } from '../late/late';
import { toastsMount } from './notify';

const Toasts = lazyPart(() => import('./Toasts'));

/** Room for toasts, which load with the first message. */
export function ToastHost() {
  if (!toastsMount.useIsRequested()) return null;
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  );
}
