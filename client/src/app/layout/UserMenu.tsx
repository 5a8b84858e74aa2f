import { lazy, Suspense } from 'react';
import { useWanted } from '../../kit/layout/useWanted';
import { AccountButton } from './AccountButton';

const load = () => import('./UserMenuPopup');
const UserMenuPopup = lazy(load);

/** The account of whoever is signed in; its menu loads when somebody reaches for it. */
export function UserMenu({ onCustomize }: { onCustomize: () => void }) {
  const { isWanted, wanting } = useWanted(load);
  const button = <AccountButton {...wanting} />;
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <UserMenuPopup onCustomize={onCustomize} />
    </Suspense>
  );
}
