import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../../apollo/errors';
import { fieldMessage } from '../form/fieldErrors';
import { useDraft } from '../form/drafts/useDraft';

export const maxCommentLength = 2000;

interface Sending {
  /** Under what it is kept while it is being typed. */
  draft: string;
  onSend: (text: string) => Promise<unknown>;
  /** Tells why it was not kept, when that is not what is wrong with the text; what is given back stands below the field. */
  onFailure: (error: unknown) => string | void;
}

/** A comment that is being written. Sent, it leaves the field at once; what could not be kept comes back. */
export function useCommentText({ draft, onSend, onFailure }: Sending) {
  const { t } = useTranslation();
  const [text, setText, restore] = useDraft(draft);
  const [problem, setProblem] = useState<string>();

  const change = (next: string) => {
    setText(next);
    setProblem(undefined);
  };
  const send = async () => {
    const typed = text.trim();
    if (!typed) return setProblem(fieldMessage(t, 'required'));
    change('');
    try {
      await onSend(typed);
    } catch (error) {
      restore(text);
      const { fields } = apiErrorOf(error);
      setProblem(fields?.['text'] ? fieldMessage(t, fields['text']) : (onFailure(error) ?? undefined));
    }
  };
  return { text, problem, change, send };
}
