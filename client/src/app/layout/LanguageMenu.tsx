import { lazy, Suspense } from 'react';
import { useWanted } from '../../kit/layout/useWanted';
import { LanguageButton } from './LanguageButton';

const load = () => import('./LanguageMenuPopup');
const LanguageMenuPopup = lazy(load);

/** Switches the language of the portal; the menu loads when somebody reaches for it. */
export function LanguageMenu() {
  const { isWanted, wanting } = useWanted(load);
  const button = <LanguageButton {...wanting} />;
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <LanguageMenuPopup />
    </Suspense>
  );
}
