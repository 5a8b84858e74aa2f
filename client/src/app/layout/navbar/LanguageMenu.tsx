import { lazyPart } from '../../../kit/late/late';
import { Wanted } from '../../../kit/layout/Wanted';
import { LanguageButton } from './LanguageButton';

const load = () => import('./LanguageMenuPopup');
const LanguageMenuPopup = lazyPart(load);

/** Switches the language of the portal; the menu loads when somebody reaches for it. */
export function LanguageMenu() {
  return (
    <Wanted fetch={load} button={(wanting) => <LanguageButton {...wanting} />}>
      <LanguageMenuPopup />
    </Wanted>
  );
}
