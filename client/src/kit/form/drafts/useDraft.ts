import { useState } from 'react';
import { useViewer } from '../../../apollo/session/SessionContext';
import { draftKey, forgetDraft, keepDraft, readDraft } from './storedDrafts';

/**
 * A text that is being typed. It is there again when one comes back to it, in this browser, and nobody else who signs in
 * here gets it. `restore` brings back what could not be sent, unless something else was typed meanwhile.
 */
export function useDraft(name: string) {
  const { id } = useViewer();
  const key = draftKey(id, name);
  const [text, setText] = useState(() => storedText(key));
  const change = (next: string) => {
    keepText(key, next);
    setText(next);
  };
  const restore = (before: string) =>
    setText((now) => {
      if (now) return now;
      keepText(key, before);
      return before;
    });
  return [text, change, restore] as const;
}

function storedText(key: string): string {
  const stored = readDraft(key);
  return typeof stored === 'string' ? stored : '';
}

function keepText(key: string, text: string): void {
  if (text) keepDraft(key, text);
  else forgetDraft(key);
}
