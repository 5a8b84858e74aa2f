import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasModifier } from '../../../kit/keyboard/keyNames';
import { isTyping } from '../../../kit/keyboard/isTyping';
import { usePages } from '../../../kit/pages/Pages';
import { palette, loadPalette } from './paletteStore';

/** Milliseconds within which the second key must follow `g`. */
const patience = 1500;

/** Shortcuts on every page. They open the palette, the list of shortcuts, and `g` followed by the letter of a page. */
export function usePortalKeys(openHelp: () => void) {
  const navigate = useNavigate();
  const pages = usePages();
  const goTo = (letter: string) => {
    const page = pages.find(({ key }) => key === letter);
    if (page) void navigate(page.to);
    return page !== undefined;
  };
  const latest = useRef({ openHelp, goTo });
  useEffect(() => void (latest.current = { openHelp, goTo }));

  useEffect(() => {
    let waitsUntil = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      const isSecond = event.timeStamp < waitsUntil;
      waitsUntil = 0;
      if (event.key === 'Control' || event.key === 'Meta') void loadPalette();
      else if (opensPalette(event)) {
        // Stop the event first, because browsers and editors use these keys too.
        taken(event);
        palette.toggle();
      } else if (isTyping(event)) return;
      else if (isSecond && latest.current.goTo(letterOf(event))) taken(event);
      else if (event.key === '?') {
        event.preventDefault();
        latest.current.openHelp();
      } else if (letterOf(event) === 'g' && !event.shiftKey) waitsUntil = event.timeStamp + patience;
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}

function taken(event: KeyboardEvent) {
  event.preventDefault();
  event.stopPropagation();
}

function opensPalette(event: KeyboardEvent) {
  if (!hasModifier(event) || event.altKey || event.shiftKey || event.isComposing) return false;
  return letterOf(event) === 'k';
}

/** Returns the letter of a pressed key. On keyboards with another alphabet, the letter at the same position. */
function letterOf({ key, code }: KeyboardEvent): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : '';
}
