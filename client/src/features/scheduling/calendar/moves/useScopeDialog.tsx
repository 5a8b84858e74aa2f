import { useState } from 'react';
import type { CalendarOccurrenceFragment } from '../calendar.generated';
import { ScopeDialog } from './ScopeDialog';
import type { Scope } from './useCalendarWrites';

/** Resolves to the scope of a change; undefined when the viewer cancels. */
export type ChooseScope = (
  occurrence: CalendarOccurrenceFragment,
  title: string,
) => Promise<Scope | undefined>;

/** Dialog for the scope of a change. It is skipped for slots without recurrence, which have a single day. */
export function useScopeDialog() {
  const [question, setQuestion] = useState<{ title: string; answer: (scope: Scope | undefined) => void }>();
  const chooseScope: ChooseScope = ({ slot, isException }, title) =>
    slot?.recurrence
      ? new Promise((answer) => setQuestion({ title, answer }))
      : Promise.resolve(isException ? 'occurrence' : 'all');
  const dialog = question ? (
    <ScopeDialog
      title={question.title}
      onAnswer={(scope) => {
        setQuestion(undefined);
        question.answer(scope);
      }}
    />
  ) : null;
  return { chooseScope, dialog };
}
