import { lazyPart } from '../../../kit/late/late';
import { LoadOnIntent } from '../../../kit/layout/LoadOnIntent';
import { LanguageButton } from './LanguageButton';

const load = () => import('./LanguageMenuPopup');
const LanguageMenuPopup = lazyPart(load);

/** Language switch of the navbar. The menu loads on hover, focus or press. */
export function LanguageMenu() {
  return (
    <LoadOnIntent fetch={load} button={(handlers) => <LanguageButton {...handlers} />}>
      <LanguageMenuPopup />
    </LoadOnIntent>
  );
}
