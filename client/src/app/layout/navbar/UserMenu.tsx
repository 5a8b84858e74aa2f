import { lazyPart } from '../../../kit/late/late';
import { LoadOnIntent } from '../../../kit/layout/LoadOnIntent';
import { AccountButton } from './AccountButton';

const load = () => import('./UserMenuPopup');
const UserMenuPopup = lazyPart(load);

/** User menu of the navbar. The popup loads on hover, focus or press. */
export function UserMenu({ onCustomize }: { onCustomize: () => void }) {
  return (
    <LoadOnIntent fetch={load} button={(handlers) => <AccountButton {...handlers} />}>
      <UserMenuPopup onCustomize={onCustomize} />
    </LoadOnIntent>
  );
}
