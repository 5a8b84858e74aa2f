import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../kit/feedback/notify';
import { FieldPair, SelectField, TextField } from '../../../kit/form/fields';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { useSaveForm, type SaveForm } from '../../../kit/form/useSaveForm';
import { daypartText } from '../library/dayparts';
import { CheckField } from '../library/edit/CheckField';
import { DaypartsField } from '../library/edit/DaypartsField';
import { readDayparts, type PublicityValues } from '../library/edit/publicityValues';
import { orders, rules } from './choices';
import {
  PlaylistDocument,
  useUpdatePlaylistMutation,
  type PlaylistDetailFragment,
} from './playlists.generated';
import { patchOfPlaylist, problemOfNumber, valuesOfPlaylist, type PlaylistValues } from './playlistValues';

/** When a playlist plays, how often, and in which order. */
export default function PlaylistSettingsDrawer({
  playlist,
  onClose,
}: {
  playlist: PlaylistDetailFragment;
  onClose: () => void;
}) {
  const { id } = playlist;
  const { t } = useTranslation();
  const client = useApolloClient();
  const names = useNames();
  const [updatePlaylist] = useUpdatePlaylistMutation();
  const version = useRef(playlist.version);
  const form = useSaveForm<PlaylistValues>({
    defaultValues: valuesOfPlaylist(playlist),
    // A number means nothing without its rule.
    units: [['rule', 'ruleNumber']],
    loadCurrent: async () => {
      const asked = { query: PlaylistDocument, variables: { id }, fetchPolicy: 'network-only' } as const;
      const current = (await client.query(asked)).data!.playlist!;
      version.current = current.version;
      return valuesOfPlaylist(current);
    },
    save: async (values) => {
      await updatePlaylist({ variables: { id, version: version.current, input: patchOfPlaylist(values) } });
      notify({ type: 'success', title: t('playlists.saved', { name: values.name }) });
      onClose();
    },
  });
  return (
    <FormDrawer
      form={form}
      title={t('playlists.settingsOf', { name: playlist.name })}
      saveLabel={t('actions.save')}
      fieldNames={names}
      onClose={onClose}
    >
      <SettingsFields form={form} />
    </FormDrawer>
  );
}

function useNames() {
  const { t, i18n } = useTranslation();
  const plain = (...fields: Array<'name' | 'description' | 'weight' | 'startDate' | 'endDate'>) =>
    Object.fromEntries(fields.map((field) => [field, { label: t(`playlists.fields.${field}`) }]));
  return {
    ...plain('name', 'description', 'weight', 'startDate', 'endDate'),
    enabled: {
      label: t('playlists.fields.enabled'),
      show: (value: unknown) => t(value ? 'playlists.on' : 'playlists.off'),
    },
    rule: {
      label: t('playlists.fields.rule'),
      show: (value: unknown) => {
        const { rule, ruleNumber } = value as Pick<PlaylistValues, 'rule' | 'ruleNumber'>;
        return [t(`playlists.rules.${rule}`), ruleNumber].filter(Boolean).join(': ');
      },
    },
    order: {
      label: t('playlists.fields.order'),
      show: (value: unknown) => t(`playlists.orders.${value as PlaylistValues['order']}`),
    },
    dayparts: {
      label: t('playlists.fields.dayparts'),
      show: (value: unknown) =>
        readDayparts(String(value))
          .map((daypart) => daypartText(daypart, t, i18n.language))
          .join('; '),
    },
  };
}

function SettingsFields({ form }: { form: SaveForm<PlaylistValues> }) {
  const { t } = useTranslation();
  const rule = useWatch({ control: form.control, name: 'rule' });
  const day = (name: 'startDate' | 'endDate') => (
    <TextField form={form} name={name} type="date" label={t(`playlists.fields.${name}`)} isOptional />
  );
  return (
    <>
      <TextField form={form} name="name" label={t('playlists.fields.name')} maxLength={160} />
      <TextField
        form={form}
        name="description"
        label={t('playlists.fields.description')}
        maxLength={2000}
        isOptional
      />
      <CheckField form={form} name="enabled" label={t('playlists.fields.enabledLabel')} />
      <SelectField
        form={form}
        name="rule"
        label={t('playlists.fields.rule')}
        options={rules.map((value) => ({ value, label: t(`playlists.rules.${value}`) }))}
      />
      {rule === 'GENERAL' ? (
        <TextField
          form={form}
          name="weight"
          label={t('playlists.fields.weight')}
          help={t('playlists.weightHelp')}
          inputMode="numeric"
          maxLength={2}
          validate={problemOfNumber}
        />
      ) : (
        <TextField
          // Another rule has another range.
          key={rule}
          form={form}
          name="ruleNumber"
          label={t(`playlists.numbers.${rule}`)}
          help={t(`playlists.numberHelp.${rule}`)}
          inputMode="numeric"
          maxLength={4}
          validate={problemOfNumber}
        />
      )}
      <SelectField
        form={form}
        name="order"
        label={t('playlists.fields.order')}
        options={orders.map((value) => ({ value, label: t(`playlists.orders.${value}`) }))}
      />
      <FieldPair>
        {day('startDate')}
        {day('endDate')}
      </FieldPair>
      <DaypartsField form={form as unknown as SaveForm<PublicityValues>} />
    </>
  );
}
