import { useState } from 'react';
import type { CalendarOccurrenceFragment } from '../calendar.generated';
import { ScopeDialog } from './ScopeDialog';
import type { Scope } from './useCalendarWrites';

/** Asks the viewer for the scope of a change. Resolves to undefined when the viewer cancels. */
export type ChooseScope = (
  occurrence: CalendarOccurrenceFragment,
  title: string,
) => Promise<Scope | undefined>;

/**
 * Returns the dialog that asks for the scope of a change, and the function that opens it. Slots without recurrence skip the
 * dialog, because they have a single day.
 */
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
