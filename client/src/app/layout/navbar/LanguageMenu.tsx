import { lazyPart } from '../../../kit/late/late';
import { LoadOnIntent } from '../../../kit/layout/LoadOnIntent';
import { LanguageButton } from './LanguageButton';

const load = () => import('./LanguageMenuPopup');
const LanguageMenuPopup = lazyPart(load);

/** Switches the language of the portal; the menu loads when somebody reaches for it. */
export function LanguageMenu() {
  return (
    <LoadOnIntent fetch={load} button={(handlers) => <LanguageButton {...handlers} />}>
      <LanguageMenuPopup />
    </LoadOnIntent>
  );
}
