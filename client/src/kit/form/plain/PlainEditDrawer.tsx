import type { TypedDocumentNode } from '@apollo/client';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { translate, type TranslationKey } from '../../../i18n/keys';
import { EditDrawer } from '../EditDrawer';
import type { SaveForm } from '../useSaveForm';
import type { PlainForm, PlainValues } from './plainForm';
import { PlainFields, useFieldNames } from './PlainFields';
import { inputOf, nameIn, unitsOf, valuesOf } from './plainValues';

interface Props<TInput, TRecord, TData extends Record<string, unknown>> {
  form: PlainForm<TInput, TRecord>;
  record: TRecord;
  /** Title of the drawer, with the record's `name`. */
  title: TranslationKey;
  /** Text below the title. */
  description?: string | undefined;
  /** Name of the record, for forms without a name field. */
  called?: string;
  /** Label of the save button. Defaults to “Save”. */
  saveLabel?: TranslationKey;
  /** Notification after saving, with the record's new `name`. */
  saved: TranslationKey;
  /** Query that reads the current record. */
  current: TypedDocumentNode<TData, { id: string }>;
  /** Result of the generated mutation hook. */
  update: readonly [
    (options: { variables: { id: string; version: number; input: TInput } }) => Promise<unknown>,
    ...unknown[],
  ];
  /** Id of the record's radio, when it is another than the tab's. */
  atRadio?: string | undefined;
  onClose: () => void;
  /** Content above the fields. After a part of the record was saved separately, call `setVersion` with the record's new version. */
  children?: (setVersion: (version: number) => void, form: SaveForm<PlainValues>) => ReactNode;
}

/** Drawer that edits a record with a form that consists of fields only. */
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
  // The form must keep its initial values when the cached record changes.
  const [began] = useState(() => valuesOf(described, record));
  return (
    <EditDrawer<TRecord, PlainValues>
      record={record}
      valuesOf={(record) => valuesOf(described, record)}
      units={unitsOf(began)}
      title={translate(t, title, { name: nameOf(began) })}
      {...(description !== undefined && { description })}
      saveLabel={saveLabel && t(saveLabel)}
      fieldNames={fieldNames}
      atRadio={atRadio}
      load={async (runQuery) => Object.values<TRecord | null>(await runQuery(current, { id }))[0]}
      save={async (values, { version }) => {
        await update({ variables: { id, version, input: inputOf(described, values) } });
        return translate(t, saved, { name: nameOf(values) });
      }}
      onClose={onClose}
    >
      {(form, setVersion) => (
        <>
          {children?.(setVersion, form)}
          <PlainFields form={form} of={described} />
        </>
      )}
    </EditDrawer>
  );
}
