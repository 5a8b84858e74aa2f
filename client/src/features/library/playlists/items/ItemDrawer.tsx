import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { EditDrawer } from '../../../../kit/form/EditDrawer';
import { FieldPair, TextField } from '../../../../kit/form/fields/fields';
import type { SaveForm } from '../../../../kit/form/useSaveForm';
import { readCue, writeCue } from '../../../../kit/data/sound/cue';
import {
  PlaylistItemFieldsFragmentDoc,
  useUpdatePlaylistItemMutation,
  type PlaylistItemFieldsFragment,
} from './items.generated';

const parts = ['cueIn', 'cueOut', 'fadeIn', 'fadeOut'] as const;
type Values = Record<(typeof parts)[number], string>;

const valuesOf = (item: PlaylistItemFieldsFragment) =>
  Object.fromEntries(parts.map((part) => [part, writeCue(item[part])])) as Values;

/** Form for the cue points and fades of a playlist item. Not a `plainForm`, because no query returns a single item. */
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
  const field = (form: SaveForm<Values>, name: (typeof parts)[number]) => (
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
    <EditDrawer
      record={item}
      valuesOf={valuesOf}
      title={media.title}
      description={t('playlists.items.editHint')}
      fieldNames={Object.fromEntries(parts.map((part) => [part, { label: t(`playlists.items.${part}`) }]))}
      load={async () => {
        // No query returns a single item: reload the list and read the item from the cache.
        await onSaved();
        return cache.readFragment<PlaylistItemFieldsFragment>({
          id: cache.identify({ __typename: 'PlaylistItem', id })!,
          fragment: PlaylistItemFieldsFragmentDoc,
          fragmentName: 'PlaylistItemFields',
        });
      }}
      save={async (values, { version }) => {
        const input = Object.fromEntries(parts.map((part) => [part, readCue(values[part])]));
        await updateItem({ variables: { id, version, input } });
        // The total duration of the playlist has changed too.
        void onSaved().catch(() => undefined);
        return t('playlists.items.saved', { title: media.title });
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FieldPair>
            {field(form, 'cueIn')}
            {field(form, 'cueOut')}
          </FieldPair>
          <FieldPair>
            {field(form, 'fadeIn')}
            {field(form, 'fadeOut')}
          </FieldPair>
        </>
      )}
    </EditDrawer>
  );
}
