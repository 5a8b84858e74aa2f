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
  /** What a field begins with, where that is not what its kind begins with. */
  begin?: PlainValues | undefined;
  /** Sends what was typed; what is told of it, and whether the drawer closes, is left to it. */
  save: (input: TInput, values: PlainValues) => Promise<void>;
  onClose: () => void;
  /** What stands before the fields. */
  children?: ((form: SaveForm<PlainValues>) => ReactNode) | undefined;
}

/** A form in a drawer that is no more than its fields, whatever comes of it. */
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
