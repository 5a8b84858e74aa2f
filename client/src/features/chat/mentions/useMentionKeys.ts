import { useState, type KeyboardEvent, type RefObject } from 'react';
import type { ChatPersonFieldsFragment } from '../chat.generated';
import type { Thread } from '../store/threadsStore';
import { mentionAt, withMention } from './mentionAt';
import { mentionListId, mentionOptionId } from './MentionList';
import { useMentioned } from './useMentioned';

interface Field {
  thread: Thread;
  text: string;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  onChange: (text: string) => void;
}

/** Completes mentions in a field: arrow keys move, Enter or Tab accepts, Escape closes the list. */
export function useMentionKeys({ thread, text, fieldRef, onChange }: Field) {
  const [caret, setCaret] = useState(0);
  const [active, setActive] = useState(0);
  /** Index of the @ whose list the viewer has closed. */
  const [refused, setRefused] = useState<number>();
  const found = mentionAt(text, caret);
  const at = found && found.from !== refused ? found : undefined;
  const people = useMentioned(thread, at?.typed);
  const isOpen = at !== undefined && people.length > 0;
  const chosen = people[Math.min(active, people.length - 1)];

  const choose = ({ username }: ChatPersonFieldsFragment) => {
    if (!at) return;
    const next = withMention(text, at, username);
    onChange(next.text);
    setCaret(next.caret);
    setActive(0);
    // Waits until the field contains the new text.
    requestAnimationFrame(() => fieldRef.current?.setSelectionRange(next.caret, next.caret));
    fieldRef.current?.focus();
  };

  /** Handles a key while the list is open; true when the list has used the key. */
  const pressed = (event: KeyboardEvent): boolean => {
    if (!isOpen || event.nativeEvent.isComposing || event.altKey) return false;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const step = key === 'ArrowDown' ? 1 : -1;
      setActive((now) => (Math.min(now, people.length - 1) + step + people.length) % people.length);
    } else if ((key === 'Enter' && !event.shiftKey) || key === 'Tab') choose(chosen!);
    else if (key === 'Escape') setRefused(at!.from);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return {
    people,
    isOpen,
    active: Math.min(active, people.length - 1),
    choose,
    pressed,
    /** Updates the position of the caret. */
    moved: (caret: number) => {
      setCaret(caret);
      setActive(0);
      if (refused !== undefined && mentionAt(text, caret)?.from !== refused) setRefused(undefined);
    },
    fieldProps: {
      'aria-autocomplete': 'list' as const,
      'aria-haspopup': 'listbox' as const,
      'aria-controls': isOpen ? mentionListId : undefined,
      'aria-activedescendant': isOpen ? mentionOptionId(chosen!.id) : undefined,
    },
  };
}
