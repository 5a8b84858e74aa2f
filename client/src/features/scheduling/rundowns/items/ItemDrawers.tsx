import { useTranslation } from 'react-i18next';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { RundownItemInput } from '../../../../apollo/schemaTypes.generated';
import { EditDrawer } from '../../../../kit/form/EditDrawer';
import { FormDrawer } from '../../../../kit/form/FormDrawer';
import { useSaveForm } from '../../../../kit/form/useSaveForm';
import { ItemFields } from './ItemFields';
import { inputOfItem, newItem, titleOf, valuesOfItem, type Frame, type ItemValues } from './itemForm';
import type { FormKind } from '../kinds';
import {
  RundownDocument,
  useUpdateRundownItemMutation,
  type RundownItemFieldsFragment,
} from '../rundowns.generated';
import type { RundownKey } from '../useRundown';

/** Form to add an item of a kind. Not a `plainForm`, because the fields depend on the kind. */
export function ItemAddDrawer({
  kind,
  frame,
  add,
  onClose,
}: {
  kind: FormKind;
  frame: Frame;
  add: (input: RundownItemInput) => Promise<unknown>;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const form = useSaveForm<ItemValues>({
    defaultValues: newItem(kind),
    about: kind,
    save: async (values) => {
      await add({ kind, ...inputOfItem(values, frame) }).catch((error: unknown) => {
        throw withSingleItemFields(error);
      });
      onClose();
    },
  });
  const title = t('rundowns.addOf', { kind: t(`rundowns.kinds.${kind}`) });
  return (
    <FormDrawer form={form} title={title} saveLabel={t('rundowns.add')} onClose={onClose}>
      <ItemFields form={form} kind={kind} />
    </FormDrawer>
  );
}

/** Maps problems of the first inserted item, such as `items.0.title`, to the fields of the form. */
function withSingleItemFields(error: unknown): unknown {
  if (!CombinedGraphQLErrors.is(error)) return error;
  const errors = error.errors.map((graphQLError) => {
    const fields = (graphQLError.extensions?.['fields'] ?? {}) as Record<string, string>;
    const own = Object.entries(fields).map(([path, problem]) => [path.replace(/^items\.0\./, ''), problem]);
    return { ...graphQLError, extensions: { ...graphQLError.extensions, fields: Object.fromEntries(own) } };
  });
  return new CombinedGraphQLErrors({ errors });
}

/** Form to edit an item. Not a `plainForm`, because no query returns a single item, and its times are in the radio's time zone. */
export function ItemEditDrawer({
  item,
  rundown,
  frame,
  onSaved,
  onClose,
}: {
  item: RundownItemFieldsFragment;
  rundown: RundownKey;
  frame: Frame;
  onSaved: () => Promise<void>;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [updateItem] = useUpdateRundownItemMutation();
  const { id, kind } = item;
  const nameOf = (rundownItem: RundownItemFieldsFragment) =>
    titleOf(rundownItem) || t(`rundowns.kinds.${rundownItem.kind}`);
  const label = (name: 'title' | 'notes' | 'duration') => ({ label: t(`planning.fields.${name}`) });
  const partOf = (path: string) => (values: unknown) =>
    String((values as Record<string, unknown>)[path] ?? '');
  const timeIn = (values: unknown) => {
    const { offset, isHard } = values as ItemValues;
    if (!offset) return '';
    return t(isHard ? 'rundowns.hardAt' : 'rundowns.softAt', { time: offset });
  };
  return (
    <EditDrawer<RundownItemFieldsFragment, ItemValues>
      record={item}
      valuesOf={(record) => valuesOfItem(record, frame)}
      title={t('rundowns.editOf', { title: nameOf(item) })}
      fieldNames={{
        title: label('title'),
        notes: label('notes'),
        duration: label('duration'),
        offset: { label: t('rundowns.form.time'), show: timeIn },
        'mediaId.id': { label: t('rundowns.kinds.MEDIA'), show: partOf('mediaId.text') },
        'playlistId.id': { label: t('planning.fields.playlist'), show: partOf('playlistId.text') },
      }}
      units={[
        ['mediaId.id', 'mediaId.text'],
        ['playlistId.id', 'playlistId.text'],
        ['offset', 'isHard'],
      ]}
      load={async (runQuery) => {
        const { slotId, date } = rundown;
        return (await runQuery(RundownDocument, { slotId, date })).rundown.items.find(
          (candidate) => candidate.id === id,
        );
      }}
      save={async (values, { version }) => {
        await updateItem({ variables: { id, version, input: inputOfItem(values, frame) } });
        // The start times of later items may have changed.
        void onSaved();
        return t('rundowns.saved', { title: nameOf(item) });
      }}
      onClose={onClose}
    >
      {(form) => <ItemFields form={form} kind={kind} />}
    </EditDrawer>
  );
}
