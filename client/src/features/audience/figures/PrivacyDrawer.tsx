import { Text } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AudiencePrivacy } from '../../../apollo/schemaTypes.generated';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { EditDrawer } from '../../../kit/form/EditDrawer';
import { SelectField } from '../../../kit/form/fields/fields';
import type { SaveForm } from '../../../kit/form/useSaveForm';
import {
  AudienceSettingsDocument,
  useAudienceSettingsQuery,
  useSetAudiencePrivacyMutation,
  type AudienceSettingsFieldsFragment,
} from './audience.generated';

const levels: readonly AudiencePrivacy[] = ['ALL', 'COUNTS', 'NONE'];

type Settings = Pick<AudienceSettingsFieldsFragment, 'version' | 'privacy'>;
interface Values {
  privacy: AudiencePrivacy;
}

/** Privacy settings of a radio that has never changed them. */
const nothingYet: Settings = { version: 0, privacy: 'ALL' };

/** Form with the privacy level of listener data. */
export default function PrivacyDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useAudienceSettingsQuery({ fetchPolicy: 'network-only' });
  const [set] = useSetAudiencePrivacyMutation({ refetchQueries: 'active' });
  if (error) return <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!data) return null;
  const settings: Settings = data.audienceSettings ?? nothingYet;
  return (
    <EditDrawer<Settings, Values>
      title={t('audience.privacy.title')}
      description={t('audience.privacy.description')}
      record={settings}
      valuesOf={({ privacy }) => ({ privacy })}
      load={async (runQuery) => (await runQuery(AudienceSettingsDocument, {})).audienceSettings ?? nothingYet}
      fieldNames={{ privacy: { label: t('audience.privacy.field') } }}
      save={async ({ privacy }, { version }) => {
        await set({ variables: { version, privacy } });
        return t('audience.privacy.saved');
      }}
      onClose={onClose}
    >
      {(form) => <Level form={form} settings={settings.privacy} />}
    </EditDrawer>
  );
}

function Level({ form, settings }: { form: SaveForm<Values>; settings: AudiencePrivacy }) {
  const { t } = useTranslation();
  const chosen = useWatch({ control: form.control, name: 'privacy' });
  const isLower = levels.indexOf(chosen) > levels.indexOf(settings);
  return (
    <>
      <SelectField
        form={form}
        name="privacy"
        label={t('audience.privacy.field')}
        options={levels.map((value) => ({ value, label: t(`audience.privacy.levels.${value}`) }))}
        help={t(`audience.privacy.help.${chosen}`)}
      />
      {isLower ? (
        <Text role="status" color="fg.error">
          {t(`audience.privacy.deletes.${chosen as 'COUNTS' | 'NONE'}`)}
        </Text>
      ) : null}
    </>
  );
}
