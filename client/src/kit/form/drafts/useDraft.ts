import { useState } from 'react';
import { useViewer } from '../../../apollo/session/SessionContext';
import { draftKey, forgetDraft, storeDraft, readDraft } from './storedDrafts';

/**
 * State of a text field that survives leaving the page: this browser stores the text for this user. `restore` returns a text to
 * the field that could not be sent, unless the user has typed a new one.
 */
export function useDraft(name: string) {
  const { id } = useViewer();
  const key = draftKey(id, name);
  const [text, setText] = useState(() => storedText(key));
  const change = (next: string) => {
    storeText(key, next);
    setText(next);
  };
  const restore = (before: string) =>
    setText((now) => {
      if (now) return now;
      storeText(key, before);
      return before;
    });
  return [text, change, restore] as const;
}

function storedText(key: string): string {
  const stored = readDraft(key);
  return typeof stored === 'string' ? stored : '';
}

function storeText(key: string, text: string): void {
  if (text) storeDraft(key, text);
  else forgetDraft(key);
}
