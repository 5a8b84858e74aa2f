import { useState } from 'react';

const keyOf = (viewerId: string, threadId: string) => `regie.chat.draft.${viewerId}.${threadId}`;

/** What is being typed in a thread. It is there again when one comes back to it, in this browser. */
export function useThreadDraft(viewerId: string, threadId: string) {
  const key = keyOf(viewerId, threadId);
  const [text, setText] = useState(() => kept(key));
  const change = (next: string) => {
    keep(key, next);
    setText(next);
  };
  return [text, change] as const;
}

/** A browser that keeps nothing for us is no reason to fail. */
function kept(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function keep(key: string, text: string): void {
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
  } catch {
    // It is still in the field.
  }
}
