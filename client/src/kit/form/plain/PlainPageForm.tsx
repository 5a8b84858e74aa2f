import { chakra, Stack } from '@chakra-ui/react';
import { Card } from '../../layout/Card';
import { FormActions } from '../FormActions';
import { FormConflict } from '../conflict/FormConflict';
import { FormHead } from '../FormHead';
import { useRecordEdit, type RecordEdit } from '../useRecordEdit';
import { useSaveForm } from '../useSaveForm';
import type { PlainForm, PlainValues } from './plainForm';
import { PlainFields, useFieldNames } from './PlainFields';
import { emptyValues, inputOf, unitsOf, valuesOf } from './plainValues';

const Form = chakra('form');

interface Base<TInput, TRecord> {
  form: PlainForm<TInput, TRecord>;
  saveLabel: string;
  cancelTo: string;
}

interface AddProps<TInput, TRecord> extends Base<TInput, TRecord> {
  /** Initial values that differ from the defaults of the field kinds. */
  begin?: PlainValues;
  save: (input: TInput) => Promise<void>;
}

/** Page form that adds a record and consists of fields only. */
export function PlainAddForm<TInput, TRecord>({ begin, save, ...page }: AddProps<TInput, TRecord>) {
  return (
    <PageForm
      {...page}
      defaultValues={{ ...emptyValues(page.form), ...begin }}
      save={(values) => save(inputOf(page.form, values))}
    />
  );
}

interface EditProps<TInput, TRecord extends { version: number }>
  extends Base<TInput, TRecord>, Omit<RecordEdit<TRecord, PlainValues>, 'valuesOf'> {
  save: (input: TInput, version: number) => Promise<void>;
}

/** Page form that edits a record and consists of fields only. */
export function PlainEditForm<TInput, TRecord extends { version: number }>({
  record,
  load,
  save,
  ...page
}: EditProps<TInput, TRecord>) {
  const edit = useRecordEdit<TRecord, PlainValues>({
    record,
    valuesOf: (shown) => valuesOf(page.form, shown),
    load,
    save: (values, { version }) => save(inputOf(page.form, values), version),
  });
  return <PageForm {...page} {...edit} />;
}

function PageForm<TInput, TRecord>({
  form: described,
  defaultValues,
  saveLabel,
  cancelTo,
  ...saving
}: Base<TInput, TRecord> & {
  defaultValues: PlainValues;
  save: (values: PlainValues) => Promise<void>;
  loadCurrent?: () => Promise<PlainValues>;
}) {
  const form = useSaveForm<PlainValues>({ ...saving, defaultValues, units: unitsOf(defaultValues) });
  const fieldNames = useFieldNames(described);
  return (
    <Form noValidate onSubmit={form.submit} maxW="48rem">
      <FormHead form={form} />
      <Card p={{ base: '4', md: '6' }}>
        <Stack gap="5">
          <PlainFields form={form} of={described} />
          <FormActions form={form} saveLabel={saveLabel} cancelTo={cancelTo} />
        </Stack>
      </Card>
      <FormConflict form={form} names={fieldNames} />
    </Form>
  );
}
