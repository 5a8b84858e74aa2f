import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TranslationKey } from '../../i18n/keys';
import { PlainAddDrawer } from '../form/plain/PlainAddDrawer';
import { PlainEditDrawer } from '../form/plain/PlainEditDrawer';
import type { PlainForm, PlainValues } from '../form/plain/plainForm';
import type { SaveForm } from '../form/useSaveForm';
import type { AddProps, EditProps } from '../list/useListDrawers';
import { useDeleteRecord } from '../records/useDeleteRecord';

/** A record as the kit needs it: everything else of it is its feature's. */
export interface PlainRecord {
  id: string;
  version: number;
}

/** The hooks of a record that the codegen writes together, as `albumOperations`. */
interface Operations<TInput, TRecord, TListHook> {
  /** What the rules call it: `Album`. */
  type: string;
  useList: TListHook;
  one: TypedDocumentNode<Record<string, TRecord | null> & Record<string, unknown>, { id: string }>;
  useCreate: Change<{ input: TInput }>;
  useUpdate: Change<{ id: string; version: number; input: TInput }>;
  useDelete: Change<{ id: string }>;
}

type Change<TVars extends OperationVariables> = () => readonly [
  (options: { variables: TVars }) => Promise<unknown>,
  ...unknown[],
];

/** A part of the texts with all that is said of a plain record. */
type Words = PartWith<'title'> &
  PartWith<'description'> &
  PartWith<'search'> &
  PartWith<'empty'> &
  PartWith<'add'> &
  PartWith<'added'> &
  PartWith<'editOf'> &
  PartWith<'saved'> &
  PartWith<'deleteTitle'>;

type PartWith<TName extends string> = TranslationKey extends infer Key
  ? Key extends `${infer Part}.${TName}`
    ? Part
    : never
  : never;

interface Described<TInput, TRecord, TListHook> {
  /** The part of the texts with the words for them, which is also the name of their list. */
  name: Words;
  operations: Operations<TInput, TRecord, TListHook>;
  form: PlainForm<TInput, TRecord>;
  /** What changing one is called; “Edit” unless said otherwise. */
  editLabel?: TranslationKey;
  /** Said above the form of a new one. */
  addHint?: TranslationKey;
  /** What a field of a new one begins with, where that is not what its kind begins with. */
  begin?: () => PlainValues;
  /** What stands before the fields of a new one, and of one that is edited. */
  beforeNew?: (form: SaveForm<PlainValues>) => ReactNode;
  beforeEdited?: (record: TRecord, setVersion: (version: number) => void) => ReactNode;
  /** What the question before deleting one asks for beside its name. */
  deleteValues?: (record: TRecord) => Record<string, string | number>;
}

export type PlainRecords<TInput, TRecord, TListHook> = ReturnType<
  typeof plainRecords<TInput, TRecord & PlainRecord, TListHook>
>;

/** Describes records that are no more than a list and a form; gives the drawers of that form, and how one is deleted. */
export function plainRecords<TInput, TRecord extends PlainRecord, TListHook>(
  described: Described<TInput, TRecord, TListHook>,
) {
  const { name: words, operations, form, editLabel, addHint, begin, deleteValues } = described;
  const word = (key: string) => `${words}.${key}` as TranslationKey;
  const nameOf = (record: TRecord) => String(record[form.name as unknown as keyof TRecord]);

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
        current={operations.one}
        update={operations.useUpdate()}
        onClose={onClose}
      >
        {(setVersion) => described.beforeEdited?.(record, setVersion)}
      </PlainEditDrawer>
    );
  }

  /** Asks, deletes one and tells; true when it is gone. */
  const useDelete = () =>
    useDeleteRecord<TRecord>(operations.useDelete(), words, {
      values: (record) => ({ name: nameOf(record), ...deleteValues?.(record) }),
    });

  /** Deletes one without a word, for what is done with many. */
  function useRemove() {
    const [remove] = operations.useDelete();
    return ({ id }: TRecord) => remove({ variables: { id } });
  }

  /** The words of a list of them. */
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
