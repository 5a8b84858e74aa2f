import { useState } from 'react';
import { useViewer } from '../../apollo/session/SessionContext';

/**
 * A text that is being typed. It survives a reload of this tab, and nobody else who signs in here gets it. `restore`
 * brings back what could not be sent, unless something else was typed meanwhile.
 */
export function useDraft(name: string) {
  const { id } = useViewer();
  const key = `regie.draft.${id}.${name}`;
  const [text, setText] = useState(() => kept(key));
  const change = (next: string) => {
    keep(key, next);
    setText(next);
  };
  const restore = (before: string) =>
    setText((now) => {
      if (now) return now;
      keep(key, before);
      return before;
    });
  return [text, change, restore] as const;
}

/** A browser that keeps nothing for us is no reason to fail. */
function kept(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function keep(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // It is still in the field.
  }
}
