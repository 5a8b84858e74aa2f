import { lazyPart } from '../../../kit/late/late';
import { Wanted } from '../../../kit/layout/Wanted';
import { AccountButton } from './AccountButton';

const load = () => import('./UserMenuPopup');
const UserMenuPopup = lazyPart(load);

/** The account of whoever is signed in; its menu loads when somebody reaches for it. */
export function UserMenu({ onCustomize }: { onCustomize: () => void }) {
  return (
    <Wanted fetch={load} button={(wanting) => <AccountButton {...wanting} />}>
      <UserMenuPopup onCustomize={onCustomize} />
    </Wanted>
  );
}
