import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { notify } from '../feedback/toasts/notify';
import type { Units } from './conflict/conflict';
import type { FieldNames } from './conflict/ConflictDialog';
import { FormDrawer } from './FormDrawer';
import { useRecordEdit, type RecordEdit } from './useRecordEdit';
import { useSaveForm, type SaveForm } from './useSaveForm';

interface Props<TRecord extends { version: number }, TValues extends FieldValues> extends RecordEdit<
  TRecord,
  TValues
> {
  title: string;
  description?: string;
  /** Label of the save button. Defaults to “Save”. */
  saveLabel?: string;
  fieldNames: FieldNames;
  units?: Units;
  /** Saves the changes with the record's version. Resolves to the text of the success notification. */
  save: (values: TValues, changed: TRecord, form: SaveForm<TValues>) => Promise<string>;
  onClose: () => void;
  /** Renders the fields. After a part of the record was saved separately, call `setVersion` with the record's new version. */
  children: (form: SaveForm<TValues>, setVersion: (version: number) => void) => ReactNode;
}

/** Drawer that edits a record. After saving it shows a notification and closes. */
export function EditDrawer<TRecord extends { version: number }, TValues extends FieldValues>({
  title,
  description,
  saveLabel,
  fieldNames,
  units,
  save,
  onClose,
  children,
  ...edited
}: Props<TRecord, TValues>) {
  const { t } = useTranslation();
  const { setVersion, ...edit } = useRecordEdit<TRecord, TValues>({
    ...edited,
    save: async (values, changed) => {
      notify({ type: 'success', title: await save(values, changed, form) });
      onClose();
    },
  });
  const form: SaveForm<TValues> = useSaveForm<TValues>({ ...edit, units });
  return (
    <FormDrawer
      form={form}
      title={title}
      description={description}
      saveLabel={saveLabel ?? t('actions.save')}
      fieldNames={fieldNames}
      onClose={onClose}
    >
      {children(form, setVersion)}
    </FormDrawer>
  );
}
