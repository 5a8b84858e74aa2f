import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../../kit/late/late';
import { hasModifier } from '../../../kit/keyboard/keyNames';
import { isTyping } from '../../../kit/keyboard/isTyping';
import { loadPalette } from './loadPalette';
import { palette, usePaletteIsOpen } from './paletteStore';
import { useForgetAtSignOut, useNoteVisits } from './useRecents';

const CommandPalette = lazyPart(loadPalette);
const ShortcutsDialog = lazyPart(() => import('./ShortcutsDialog'));

/** The palette and the list of shortcuts, with the keys that open them. Both load when they are first wanted. */
export function PaletteHost() {
  const isOpen = usePaletteIsOpen();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  useNoteVisits();
  useForgetAtSignOut();
  useShortcuts(() => setIsHelpOpen(true));
  useEffect(() => palette.close, []);
  return (
    <Suspense>
      {isOpen ? <CommandPalette onClose={palette.close} /> : null}
      {isHelpOpen ? <ShortcutsDialog onClose={() => setIsHelpOpen(false)} /> : null}
    </Suspense>
  );
}

function useShortcuts(openHelp: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Control' || event.key === 'Meta') void loadPalette();
      else if (opensPalette(event)) {
        // Before anything on the page: browsers and editors have uses of their own for these keys.
        event.preventDefault();
        event.stopPropagation();
        palette.toggle();
      } else if (event.key === '?' && !isTyping(event)) {
        event.preventDefault();
        openHelp();
      }
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the setter of the dialog never changes
  }, []);
}

/** By the letter, or by its place on keyboards that write others. */
function opensPalette(event: KeyboardEvent) {
  if (!hasModifier(event) || event.altKey || event.shiftKey || event.isComposing) return false;
  return event.key.toLowerCase() === 'k' || (event.code === 'KeyK' && !/^[a-z]$/i.test(event.key));
}
