import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../../../apollo/errors';
import { notify } from '../../../kit/feedback/notify';
import { FieldPair, TextField } from '../../../kit/form/fields';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { useSaveForm } from '../../../kit/form/useSaveForm';
import { readCue, writeCue } from '../library/libraryFormat';
import {
  PlaylistItemFieldsFragmentDoc,
  useUpdatePlaylistItemMutation,
  type PlaylistItemFieldsFragment,
} from './items.generated';

const parts = ['cueIn', 'cueOut', 'fadeIn', 'fadeOut'] as const;
type Values = Record<(typeof parts)[number], string>;

const valuesOf = (item: PlaylistItemFieldsFragment) =>
  Object.fromEntries(parts.map((part) => [part, writeCue(item[part])])) as Values;

/** From where to where a medium plays at its place, and how it fades there. */
export default function ItemDrawer({
  item,
  onSaved,
  onClose,
}: {
  item: PlaylistItemFieldsFragment;
  onSaved: () => Promise<void>;
  onClose: () => void;
}) {
  const { id, media } = item;
  const { t } = useTranslation();
  const { cache } = useApolloClient();
  const [updateItem] = useUpdatePlaylistItemMutation();
  const version = useRef(item.version);
  const form = useSaveForm({
    defaultValues: valuesOf(item),
    loadCurrent: async () => {
      // There is no query for one item: the list has it.
      await onSaved();
      const current = cache.readFragment<PlaylistItemFieldsFragment>({
        id: cache.identify({ __typename: 'PlaylistItem', id })!,
        fragment: PlaylistItemFieldsFragmentDoc,
        fragmentName: 'PlaylistItemFields',
      })!;
      version.current = current.version;
      return valuesOf(current);
    },
    save: async (values) => {
      const input = Object.fromEntries(parts.map((part) => [part, readCue(values[part])]));
      await updateItem({ variables: { id, version: version.current, input } });
      notify({ type: 'success', title: t('playlists.items.saved', { title: media.title }) });
      onClose();
      // The length of the whole has changed with it.
      await onSaved().catch((error: unknown) => apiErrorOf(error));
    },
  });
  const field = (name: (typeof parts)[number]) => (
    <TextField
      form={form}
      name={name}
      label={t(`playlists.items.${name}`)}
      help={t('playlists.items.timeHelp')}
      maxLength={16}
      validate={(text) => (readCue(text) === undefined ? 'invalid' : undefined)}
      isOptional
    />
  );
  return (
    <FormDrawer
      form={form}
      title={media.title}
      description={t('playlists.items.editHint')}
      saveLabel={t('actions.save')}
      fieldNames={Object.fromEntries(parts.map((part) => [part, { label: t(`playlists.items.${part}`) }]))}
      onClose={onClose}
    >
      <FieldPair>
        {field('cueIn')}
        {field('cueOut')}
      </FieldPair>
      <FieldPair>
        {field('fadeIn')}
        {field('fadeOut')}
      </FieldPair>
    </FormDrawer>
  );
}
