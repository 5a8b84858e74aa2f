import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EditDrawer } from '../../../kit/form/EditDrawer';
import { FieldPair, SelectField, TextField } from '../../../kit/form/fields/fields';
import { formWith, type SaveForm } from '../../../kit/form/useSaveForm';
import { daypartText } from '../library/publicities/dayparts';
import { CheckField } from '../../../kit/form/fields/CheckField';
import { DaypartsField } from '../library/publicities/DaypartsField';
import { readDayparts } from '../library/publicities/publicityValues';
import { orders, rules } from './choices';
import {
  PlaylistDocument,
  useUpdatePlaylistMutation,
  type PlaylistDetailFragment,
} from './playlists.generated';
import { patchOfPlaylist, problemOfNumber, valuesOfPlaylist, type PlaylistValues } from './playlistValues';

/** Form for when, how often and in which order a playlist plays. Not a `plainForm`, because the number field depends on the rule. */
export default function PlaylistSettingsDrawer({
  playlist,
  onClose,
}: {
  playlist: PlaylistDetailFragment;
  onClose: () => void;
}) {
  const { id, name } = playlist;
  const { t } = useTranslation();
  const [updatePlaylist] = useUpdatePlaylistMutation();
  return (
    <EditDrawer
      record={playlist}
      valuesOf={valuesOfPlaylist}
      // The conflict dialog treats the rule and its number as one value: the number depends on the rule.
      units={[['rule', 'ruleNumber']]}
      title={t('playlists.settingsOf', { name })}
      fieldNames={useNames()}
      load={async (runQuery) => (await runQuery(PlaylistDocument, { id })).playlist}
      save={async (values, { version }) => {
        await updatePlaylist({ variables: { id, version, input: patchOfPlaylist(values) } });
        return t('playlists.saved', { name: values.name });
      }}
      onClose={onClose}
    >
      {(form) => <SettingsFields form={form} />}
    </EditDrawer>
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
          // Another rule remounts the number field, because each rule has its own range of numbers.
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
      <DaypartsField form={formWith(form)} />
    </>
  );
}
