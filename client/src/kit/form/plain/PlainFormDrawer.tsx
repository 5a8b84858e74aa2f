import type { ReactNode } from 'react';
import { FormDrawer } from '../FormDrawer';
import { useSaveForm, type SaveForm } from '../useSaveForm';
import type { PlainForm, PlainValues } from './plainForm';
import { PlainFields } from './PlainFields';
import { emptyValues, inputOf } from './plainValues';

interface Props<TInput, TRecord> {
  form: PlainForm<TInput, TRecord>;
  title: string;
  description?: string | undefined;
  saveLabel: string;
  /** Initial values that differ from the defaults of the field kinds. */
  begin?: PlainValues | undefined;
  /** Saves the values. Also shows the result, and closes the drawer if it should close. */
  save: (input: TInput, values: PlainValues) => Promise<void>;
  onClose: () => void;
  /** Content above the fields. */
  children?: ((form: SaveForm<PlainValues>) => ReactNode) | undefined;
}

/** Drawer with a form that consists of fields only. */
export function PlainFormDrawer<TInput, TRecord>({
  form: described,
  begin,
  save,
  children,
  ...drawer
}: Props<TInput, TRecord>) {
  const form = useSaveForm<PlainValues>({
    defaultValues: { ...emptyValues(described), ...begin },
    save: (values) => save(inputOf(described, values), values),
  });
  return (
    <FormDrawer {...drawer} form={form}>
      {children?.(form)}
      <PlainFields form={form} of={described} />
    </FormDrawer>
  );
}
