import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { CheckField } from '../../../kit/form/fields/CheckField';
import { EditDrawer } from '../../../kit/form/EditDrawer';
import { TextField } from '../../../kit/form/fields/fields';
import { LongTextField } from '../../../kit/form/fields/LongTextField';
import { problemOfNumber } from '../../../kit/form/numbers';
import {
  MonitoringSettingsDocument,
  useMonitoringSettingsQuery,
  useSetMonitoringSettingsMutation,
  type MonitoringSettingsFieldsFragment,
} from './sound.generated';

type Settings = Omit<MonitoringSettingsFieldsFragment, 'id' | '__typename'>;
interface Values {
  isMonitored: boolean;
  /** Seconds that a problem must last before an incident opens. */
  opensAfter: string;
  mailsStaff: boolean;
  /** Mail addresses, one per line. */
  addresses: string;
}

/** Monitoring settings of a radio that has never changed them. */
const nothingYet: Settings = {
  version: 0,
  isMonitored: true,
  opensAfter: 15_000,
  mailsStaff: true,
  addresses: [],
};

const valuesOf = ({ isMonitored, opensAfter, mailsStaff, addresses }: Settings): Values => ({
  isMonitored,
  opensAfter: String(opensAfter / 1000),
  mailsStaff,
  addresses: addresses.join('\n'),
});

/** Form with the settings of audio monitoring: incidents and recipients of notifications. */
export default function SoundSettingsDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useMonitoringSettingsQuery({ fetchPolicy: 'network-only' });
  const [set] = useSetMonitoringSettingsMutation({ refetchQueries: 'active' });
  if (error) return <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!data) return null;
  return (
    <EditDrawer<Settings, Values>
      title={t('monitoring.title')}
      description={t('monitoring.drawer')}
      record={data.monitoringSettings ?? nothingYet}
      valuesOf={valuesOf}
      load={async (runQuery) =>
        (await runQuery(MonitoringSettingsDocument, {})).monitoringSettings ?? nothingYet
      }
      fieldNames={{
        isMonitored: { label: t('monitoring.fields.isMonitored') },
        opensAfter: { label: t('monitoring.fields.opensAfter') },
        mailsStaff: { label: t('monitoring.fields.mailsStaff') },
        addresses: { label: t('monitoring.fields.addresses') },
      }}
      save={async ({ isMonitored, opensAfter, mailsStaff, addresses }, { version }) => {
        const input = {
          isMonitored,
          opensAfter: Number(opensAfter) * 1000,
          mailsStaff,
          addresses: addresses.split(/[\s,;]+/).filter((address) => address !== ''),
        };
        await set({ variables: { version, input } });
        return t('monitoring.saved');
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <CheckField form={form} name="isMonitored" label={t('monitoring.fields.isMonitored')} />
          <TextField
            form={form}
            name="opensAfter"
            label={t('monitoring.fields.opensAfter')}
            inputMode="numeric"
            maxLength={3}
            help={t('monitoring.help.opensAfter')}
            validate={problemOfNumber}
          />
          <CheckField form={form} name="mailsStaff" label={t('monitoring.fields.mailsStaff')} />
          <LongTextField
            form={form}
            name="addresses"
            label={t('monitoring.fields.addresses')}
            isOptional
            minH="6rem"
            maxLength={2700}
          />
        </>
      )}
    </EditDrawer>
  );
}
