import type { FieldValues } from 'react-hook-form';
import { DraftNotice } from './drafts/DraftNotice';
import { FormProblem } from './FormProblem';
import type { SaveForm } from './useSaveForm';

/** Head of a form: the offer of an earlier draft, and the error of the last save. */
export function FormHead<TValues extends FieldValues>({ form: { head } }: { form: SaveForm<TValues> }) {
  return (
    <>
      {head.offer ? <DraftNotice offer={head.offer} /> : null}
      <FormProblem problem={head.problem} />
    </>
  );
}
