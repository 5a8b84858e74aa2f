import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../late/late';
import { areToastsWanted, onToastsWanted } from './notify';

const Toasts = lazyPart(() => import('./Toasts'));

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
