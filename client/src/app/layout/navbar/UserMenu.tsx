import { lazyPart } from '../../../kit/late/late';
import { LoadOnIntent } from '../../../kit/layout/LoadOnIntent';
import { AccountButton } from './AccountButton';

const load = () => import('./UserMenuPopup');
const UserMenuPopup = lazyPart(load);

/** The account of whoever is signed in; its menu loads when somebody reaches for it. */
export function UserMenu({ onCustomize }: { onCustomize: () => void }) {
  return (
    <LoadOnIntent fetch={load} button={(handlers) => <AccountButton {...handlers} />}>
      <UserMenuPopup onCustomize={onCustomize} />
    </LoadOnIntent>
  );
}
