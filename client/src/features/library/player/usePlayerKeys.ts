import { useEffect } from 'react';
import { isTyping } from '../../../kit/keyboard/isTyping';
import { player } from './thePlayer';

/** Elements that handle the space bar themselves. */
const answersToSpace =
  'button, a, summary, audio, video, [role=button], [role=slider], [role=checkbox], [role=option], [role^=menuitem], [role=tab], [role=switch], [role=gridcell]';

export const seekStep = 10_000;

export interface KeyActs {
  /** Action of the space bar. */
  toggle: () => void;
  /** Actions of Shift and a key, by `KeyboardEvent.code`. */
  withShift: Record<string, () => void>;
}

const ofPlayer: KeyActs = {
  toggle: player.toggle,
  withShift: {
    ArrowLeft: () => player.seekBy(-seekStep),
    ArrowRight: () => player.seekBy(seekStep),
    KeyN: player.next,
    KeyP: player.previous,
    KeyM: player.toggleMuted,
  },
};

/**
 * Keyboard shortcuts of the player while it is open, except in form fields and dialogs. Uses key codes, because letters
 * differ between keyboard layouts.
 */
export function usePlayerKeys(isOpen: boolean, acts = ofPlayer) {
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTyping(event) || event.defaultPrevented) return;
      const act = actionOf(event, acts);
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isOpen, acts]);
}

function actionOf(
  { code, key, shiftKey, target }: KeyboardEvent,
  { toggle, withShift }: KeyActs,
): (() => void) | undefined {
  if (shiftKey) return withShift[code];
  const isFree = key === ' ' && !(target instanceof Element && target.closest(answersToSpace));
  return isFree ? toggle : undefined;
}
