import type { TypedDocumentNode } from '@apollo/client';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TranslationKey } from '../../../i18n/keys';
import { EditDrawer } from '../EditDrawer';
import type { PlainForm, PlainValues } from './plainForm';
import { PlainFields, useFieldNames } from './PlainFields';
import { inputOf, nameIn, unitsOf, valuesOf } from './plainValues';

interface Props<TInput, TRecord, TData extends Record<string, unknown>> {
  form: PlainForm<TInput, TRecord>;
  record: TRecord;
  /** Above the form, with the `name` of the record. */
  title: TranslationKey;
  /** Below the title. */
  description?: string | undefined;
  /** What the record is called, where no field of the form says it. */
  called?: string;
  /** “Save” unless said otherwise. */
  saveLabel?: TranslationKey;
  /** Told once it is saved, with the `name` that it has now. */
  saved: TranslationKey;
  /** Asks for the record as it is now. */
  current: TypedDocumentNode<TData, { id: string }>;
  /** What the generated hook of the mutation gives. */
  update: readonly [
    (options: { variables: { id: string; version: number; input: TInput } }) => Promise<unknown>,
    ...unknown[],
  ];
  /** The radio that the record belongs to, where that is not the one of the tab. */
  atRadio?: string | undefined;
  onClose: () => void;
  /** What stands before the fields; what is saved by itself tells which version the record has since. */
  children?: (setVersion: (version: number) => void) => ReactNode;
}

/** A record being edited with a form that is no more than its fields. */
export function PlainEditDrawer<
  TInput,
  TRecord extends { id: string; version: number },
  TData extends Record<keyof TData, TRecord | null> & Record<string, unknown>,
>({
  form: described,
  record,
  title,
  description,
  called,
  saveLabel,
  saved,
  current,
  update: [update],
  atRadio,
  onClose,
  children,
}: Props<TInput, TRecord, TData>) {
  const { t } = useTranslation();
  const fieldNames = useFieldNames(described);
  const { id } = record;
  const nameOf = (values: PlainValues) => called ?? nameIn(described, values);
  // The cache may change underneath the form.
  const [began] = useState(() => valuesOf(described, record));
  return (
    <EditDrawer<TRecord, PlainValues>
      record={record}
      valuesOf={(record) => valuesOf(described, record)}
      units={unitsOf(began)}
      title={t(title as never, { name: nameOf(began) })}
      {...(description !== undefined && { description })}
      saveLabel={saveLabel && t(saveLabel)}
      fieldNames={fieldNames}
      atRadio={atRadio}
      load={async (ask) => Object.values<TRecord | null>(await ask(current, { id }))[0]}
      save={async (values, { version }) => {
        await update({ variables: { id, version, input: inputOf(described, values) } });
        return t(saved as never, { name: nameOf(values) });
      }}
      onClose={onClose}
    >
      {(form, setVersion) => (
        <>
          {children?.(setVersion)}
          <PlainFields form={form} of={described} />
        </>
      )}
    </EditDrawer>
  );
}
