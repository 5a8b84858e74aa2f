import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { notify } from '../feedback/notify';
import { FormDrawer } from './FormDrawer';
import { useSaveForm, type SaveForm } from './useSaveForm';

interface Props<TValues extends FieldValues> {
  /** Above the form, and on its button. */
  label: string;
  description?: string;
  defaultValues: TValues;
  /** Makes the record, and says what is told of it. */
  add: (values: TValues) => Promise<string>;
  onClose: () => void;
  children: (form: SaveForm<TValues>) => ReactNode;
}

/** A record being added: once it is there, that is told and the drawer closes. */
export function AddDrawer<TValues extends FieldValues>({
  label,
  description,
  defaultValues,
  add,
  onClose,
  children,
}: Props<TValues>) {
  const form = useSaveForm<TValues>({
    defaultValues,
    save: async (values) => {
      notify({ type: 'success', title: await add(values) });
      onClose();
    },
  });
  return (
    <FormDrawer form={form} title={label} description={description} saveLabel={label} onClose={onClose}>
      {children(form)}
    </FormDrawer>
  );
}
