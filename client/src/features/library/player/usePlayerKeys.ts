import { useEffect } from 'react';
import { isTyping } from '../../../kit/keyboard/isTyping';
import { player } from './thePlayer';

/** What the space bar presses, or moves. */
const answersToSpace =
  'button, a, summary, audio, video, [role=button], [role=slider], [role=checkbox], [role=option], [role^=menuitem], [role=tab], [role=switch], [role=gridcell]';

export const seekStep = 10_000;

export interface KeyActs {
  /** What the space bar does. */
  toggle: () => void;
  /** What a letter or an arrow does with Shift, by its place. */
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

/** The keys of the player, while it is open and nobody writes. By their places: keyboards write different letters. */
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
