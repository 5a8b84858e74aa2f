import { Box, chakra, Fieldset, Stack } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../../kit/feedback/toasts/notify';
import { SelectField, TextField } from '../../../../kit/form/fields/fields';
import { SaveButton } from '../../../../kit/form/FormActions';
import { FormConflict } from '../../../../kit/form/conflict/FormConflict';
import { FormHead } from '../../../../kit/form/FormHead';
import { showOption } from '../../../../kit/form/conflict/showOption';
import { useRecordEdit } from '../../../../kit/form/useRecordEdit';
import { useSaveForm, type SaveForm } from '../../../../kit/form/useSaveForm';
import { Section } from '../../../../kit/layout/Card';
import {
  DefaultPlaylistDocument,
  useUpdateDefaultPlaylistMutation,
  type DefaultPlaylistFieldsFragment,
} from './defaultPlaylist.generated';
import { usePlaylistOptionsQuery } from '../playlists.generated';
import { problemOfNumber } from '../playlistValues';

const Form = chakra('form');

interface Values {
  playlistId: string;
  artisteSeparation: string;
  titleSeparation: string;
}

type Stored = Pick<
  DefaultPlaylistFieldsFragment,
  'version' | 'playlist' | 'artisteSeparation' | 'titleSeparation'
>;

/** Milliseconds in a minute: the form uses whole minutes. */
const minute = 60_000;

/** Settings of a radio that has never set a default playlist. */
const unset: Stored = { version: 0, playlist: null, artisteSeparation: 0, titleSeparation: 0 };

const valuesOf = ({ playlist, artisteSeparation, titleSeparation }: Stored): Values => ({
  playlistId: playlist?.id ?? '',
  artisteSeparation: String(artisteSeparation / minute),
  titleSeparation: String(titleSeparation / minute),
});

/** Form for the default playlist and its minimum separation of artistes and titles. */
export function DefaultPlaylistForm({
  stored = unset,
  mayChange,
}: {
  stored: Stored | undefined;
  mayChange: boolean;
}) {
  const { t } = useTranslation();
  const [update, { client }] = useUpdateDefaultPlaylistMutation();
  const options = usePlaylistOptions(stored);
  const edit = useRecordEdit<Stored, Values>({
    record: stored,
    valuesOf,
    load: async (runQuery) => (await runQuery(DefaultPlaylistDocument, {})).defaultPlaylist ?? unset,
    save: async (values, { version }) => {
      const input = {
        playlistId: values.playlistId || null,
        artisteSeparation: Number(values.artisteSeparation) * minute,
        titleSeparation: Number(values.titleSeparation) * minute,
      };
      const { data } = await update({ variables: { version, input } });
      client.writeQuery({
        query: DefaultPlaylistDocument,
        data: { defaultPlaylist: data!.updateDefaultPlaylist },
      });
      notify({ type: 'success', title: t('defaultPlaylist.saved') });
    },
  });
  const form = useSaveForm(edit);
  return (
    <Section title={t('defaultPlaylist.settings')}>
      <Form noValidate onSubmit={form.submit}>
        <Fieldset.Root disabled={!mayChange}>
          <Stack gap="4">
            <FormHead form={form} />
            <SelectField
              form={form}
              name="playlistId"
              label={t('defaultPlaylist.playlist')}
              placeholder={t('defaultPlaylist.none')}
              options={options}
              isOptional
            />
            <Separation form={form} name="artisteSeparation" subject="artiste" />
            <Separation form={form} name="titleSeparation" subject="title" />
            {mayChange ? (
              <Box>
                <SaveButton form={form} label={t('actions.save')} />
              </Box>
            ) : null}
          </Stack>
        </Fieldset.Root>
      </Form>
      <FormConflict
        form={form}
        names={{
          playlistId: {
            label: t('defaultPlaylist.playlist'),
            show: showOption(options, t('defaultPlaylist.none')),
          },
          artisteSeparation: { label: t('defaultPlaylist.artisteSeparation') },
          titleSeparation: { label: t('defaultPlaylist.titleSeparation') },
        }}
      />
    </Section>
  );
}

/** Field for a number of minutes, with a sentence below that explains their effect. */
function Separation({
  form,
  name,
  subject,
}: {
  form: SaveForm<Values>;
  name: 'artisteSeparation' | 'titleSeparation';
  subject: 'artiste' | 'title';
}) {
  const { t } = useTranslation();
  const count = Number(useWatch({ control: form.control, name }));
  return (
    <TextField
      form={form}
      name={name}
      label={t(`defaultPlaylist.${name}`)}
      help={
        count > 0 ? t(`defaultPlaylist.${subject}Rule`, { count }) : t(`defaultPlaylist.${subject}NoRule`)
      }
      inputMode="numeric"
      maxLength={5}
      validate={problemOfNumber}
    />
  );
}

/** Options for the playlist field. They always include the current playlist. */
function usePlaylistOptions({ playlist: set }: Stored) {
  const { t } = useTranslation();
  const { data } = usePlaylistOptionsQuery();
  const found = data?.playlists.items ?? [];
  const all = set && !found.some(({ id }) => id === set.id) ? [set, ...found] : found;
  return all.map(({ id, name, enabled }) => ({
    value: id,
    label: enabled ? name : `${name} (${t('defaultPlaylist.off')})`,
  }));
}
