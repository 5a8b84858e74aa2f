import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../../apollo/errors';
import { fieldMessage } from '../form/fieldErrors';
import { useDraft } from '../form/drafts/useDraft';

export const maxCommentLength = 2000;

interface Sending {
  /** Name of the stored draft. */
  draft: string;
  onSend: (text: string) => Promise<unknown>;
  /** Called when saving fails for a reason other than the text. A returned text is shown below the field. */
  onFailure: (error: unknown) => string | void;
}

/** State of a comment form. The field is cleared on sending, and the text is restored if saving fails. */
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
