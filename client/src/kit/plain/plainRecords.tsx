import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SectionWith, TranslationKey } from '../../i18n/keys';
import { PlainAddDrawer } from '../form/plain/PlainAddDrawer';
import { PlainEditDrawer } from '../form/plain/PlainEditDrawer';
import type { PlainForm, PlainValues } from '../form/plain/plainForm';
import type { SaveForm } from '../form/useSaveForm';
import type { AddProps, EditProps } from '../list/useListDrawers';
import { useDeleteRecord } from '../records/useDeleteRecord';

/** Fields that every record of a `plainRecords` list must have. */
export interface PlainRecord {
  id: string;
  version: number;
}

/** Generated operations of a record, such as `albumOperations`. */
interface Operations<TInput, TRecord, TListHook> {
  /** Name of the type, also the subject of its permissions: `Album`. */
  type: string;
  useList: TListHook;
  detail: TypedDocumentNode<Record<string, TRecord | null> & Record<string, unknown>, { id: string }>;
  useCreate: Change<{ input: TInput }>;
  useUpdate: Change<{ id: string; version: number; input: TInput }>;
  useDelete: Change<{ id: string }>;
}

type Change<TVars extends OperationVariables> = () => readonly [
  (options: { variables: TVars }) => Promise<unknown>,
  ...unknown[],
];

/** A section of the translations with all texts of a plain record. */
type Words = SectionWith<'title'> &
  SectionWith<'description'> &
  SectionWith<'search'> &
  SectionWith<'empty'> &
  SectionWith<'add'> &
  SectionWith<'added'> &
  SectionWith<'editOf'> &
  SectionWith<'saved'> &
  SectionWith<'deleteTitle'>;

interface Described<TInput, TRecord, TListHook> {
  /** Section of the translations with its texts, also the name of its list. */
  name: Words;
  operations: Operations<TInput, TRecord, TListHook>;
  form: PlainForm<TInput, TRecord>;
  /** Label of the edit action. Defaults to “Edit”. */
  editLabel?: TranslationKey;
  /** Hint above the form for a new record. */
  addHint?: TranslationKey;
  /** Initial values that differ from the defaults of the field kinds. */
  begin?: () => PlainValues;
  /** Content above the fields of the add form. */
  beforeNew?: (form: SaveForm<PlainValues>) => ReactNode;
  /** Content above the fields of the edit form. Calls `setVersion` after it has saved a new version itself. */
  beforeEdited?: (
    record: TRecord,
    setVersion: (version: number) => void,
    form: SaveForm<PlainValues>,
  ) => ReactNode;
  /** Values in the text of the delete confirmation, in addition to the name. */
  deleteValues?: (record: TRecord) => Record<string, string | number>;
}

export type PlainRecords<TInput, TRecord, TListHook> = ReturnType<
  typeof plainRecords<TInput, TRecord & PlainRecord, TListHook>
>;

/** Defines a type of record whose pages are only a list and a form. Returns its drawers, texts and delete functions. */
export function plainRecords<TInput, TRecord extends PlainRecord, TListHook>(
  described: Described<TInput, TRecord, TListHook>,
) {
  const { name: words, operations, form, editLabel, addHint, begin, deleteValues } = described;
  const word = (key: string) => `${words}.${key}` as TranslationKey;
  const nameOf = (record: TRecord) => String(record[form.name as keyof TInput & keyof TRecord]);

  function AddDrawer({ onClose }: AddProps) {
    return (
      <PlainAddDrawer
        form={form}
        label={word('add')}
        description={addHint}
        added={word('added')}
        create={operations.useCreate()}
        begin={begin?.()}
        onClose={onClose}
      >
        {described.beforeNew}
      </PlainAddDrawer>
    );
  }

  function EditDrawer({ record, onClose }: EditProps<TRecord>) {
    return (
      <PlainEditDrawer
        form={form}
        record={record}
        title={word('editOf')}
        saveLabel={editLabel}
        saved={word('saved')}
        current={operations.detail}
        update={operations.useUpdate()}
        onClose={onClose}
      >
        {(setVersion, form) => described.beforeEdited?.(record, setVersion, form)}
      </PlainEditDrawer>
    );
  }

  /**
   * Returns a function that deletes a record after confirmation and shows a notification. Resolves to true when
   * deleted.
   */
  const useDelete = () =>
    useDeleteRecord<TRecord>(operations.useDelete(), words, {
      values: (record) => ({ name: nameOf(record), ...deleteValues?.(record) }),
    });

  /** Returns a function that deletes a record without confirmation, for bulk actions. */
  function useRemove() {
    const [remove] = operations.useDelete();
    return ({ id }: TRecord) => remove({ variables: { id } });
  }

  /** Returns the texts of the list. */
  function useListWords() {
    const { t } = useTranslation();
    return {
      title: t(word('title')),
      description: t(word('description')),
      searchLabel: t(word('search')),
      emptyText: t(word('empty')),
      addLabel: t(word('add')),
      editLabel: editLabel && t(editLabel),
    };
  }

  return {
    name: words,
    type: operations.type,
    form,
    useList: operations.useList,
    nameOf,
    AddDrawer,
    EditDrawer,
    useDelete,
    useRemove,
    useListWords,
  };
}
