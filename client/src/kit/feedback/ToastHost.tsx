import { lazy, Suspense, useSyncExternalStore } from 'react';
import { areToastsWanted, onToastsWanted } from './notify';

const Toasts = lazy(() => import('./Toasts'));

/** Room for toasts, which load with the first message. */
export function ToastHost() {
  const isWanted = useSyncExternalStore(onToastsWanted, areToastsWanted);
  if (!isWanted) return null;
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  );
}
