import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '../../../kit/keyboard/isTyping';

/**
 * Keyboard shortcuts of a conversation: `e` edits, `j` jumps to the first unread message. Inactive while a text field has
 * the focus.
 */
export function useConversationKeys({ onEdit, onJump }: { onEdit: () => void; onJump: () => void }) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = { e: onEdit, j: onJump }[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
