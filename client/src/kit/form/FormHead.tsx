import type { FieldValues } from 'react-hook-form';
import { DraftNotice } from './drafts/DraftNotice';
import { FormProblem } from './FormProblem';
import type { SaveForm } from './useSaveForm';

/** What is told above the fields of a form: what was typed into it before, and why it could not be saved. */
export function FormHead<TValues extends FieldValues>({ form: { head } }: { form: SaveForm<TValues> }) {
  return (
    <>
      {head.offer ? <DraftNotice offer={head.offer} /> : null}
      <FormProblem problem={head.problem} />
    </>
  );
}
