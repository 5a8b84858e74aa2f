import type { FieldValues } from 'react-hook-form';
import { ConflictDialog, type FieldNames } from './ConflictDialog';
import type { SaveForm } from '../useSaveForm';

/** Shows the conflict dialog after a save was rejected with `CONFLICT`. */
export function FormConflict<TValues extends FieldValues>({
  form,
  names,
}: {
  form: SaveForm<TValues>;
  names: FieldNames;
}) {
  if (!form.conflict) return null;
  return (
    <ConflictDialog
      conflict={form.conflict}
      names={names}
      onResolve={(chosen) => void form.resolveConflict(chosen)}
    />
  );
}
