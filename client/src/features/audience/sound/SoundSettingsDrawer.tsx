import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { CheckField } from '../../../kit/form/CheckField';
import { EditDrawer } from '../../../kit/form/EditDrawer';
import { TextField } from '../../../kit/form/fields';
import { LongTextField } from '../../../kit/form/LongTextField';
import { problemOfNumber } from '../../../kit/form/numbers';
import {
  HearingSettingsDocument,
  useHearingSettingsQuery,
  useSetHearingSettingsMutation,
  type HearingSettingsFieldsFragment,
} from './sound.generated';

type Settings = Omit<HearingSettingsFieldsFragment, 'id' | '__typename'>;
interface Values {
  isHeard: boolean;
  /** In seconds. */
  opensAfter: string;
  mailsStaff: boolean;
  /** Addresses, each on a line of its own. */
  addresses: string;
}

/** Defaults of a radio without settings. */
const nothingYet: Settings = {
  version: 0,
  isHeard: true,
  opensAfter: 15_000,
  mailsStaff: true,
  addresses: [],
};

const valuesOf = ({ isHeard, opensAfter, mailsStaff, addresses }: Settings): Values => ({
  isHeard,
  opensAfter: String(opensAfter / 1000),
  mailsStaff,
  addresses: addresses.join('\n'),
});

/** Settings of audio monitoring: incidents and the receivers of notifications. */
export default function SoundSettingsDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useHearingSettingsQuery({ fetchPolicy: 'network-only' });
  const [set] = useSetHearingSettingsMutation({ refetchQueries: 'active' });
  if (error) return <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!data) return null;
  return (
    <EditDrawer<Settings, Values>
      title={t('hearing.title')}
      description={t('hearing.drawer')}
      record={data.hearingSettings ?? nothingYet}
      valuesOf={valuesOf}
      load={async (ask) => (await ask(HearingSettingsDocument, {})).hearingSettings ?? nothingYet}
      fieldNames={{
        isHeard: { label: t('hearing.fields.isHeard') },
        opensAfter: { label: t('hearing.fields.opensAfter') },
        mailsStaff: { label: t('hearing.fields.mailsStaff') },
        addresses: { label: t('hearing.fields.addresses') },
      }}
      save={async ({ isHeard, opensAfter, mailsStaff, addresses }, { version }) => {
        const input = {
          isHeard,
          opensAfter: Number(opensAfter) * 1000,
          mailsStaff,
          addresses: addresses.split(/[\s,;]+/).filter((address) => address !== ''),
        };
        await set({ variables: { version, input } });
        return t('hearing.saved');
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <CheckField form={form} name="isHeard" label={t('hearing.fields.isHeard')} />
          <TextField
            form={form}
            name="opensAfter"
            label={t('hearing.fields.opensAfter')}
            inputMode="numeric"
            maxLength={3}
            help={t('hearing.help.opensAfter')}
            validate={problemOfNumber}
          />
          <CheckField form={form} name="mailsStaff" label={t('hearing.fields.mailsStaff')} />
          <LongTextField
            form={form}
            name="addresses"
            label={t('hearing.fields.addresses')}
            isOptional
            minH="6rem"
            maxLength={2700}
          />
        </>
      )}
    </EditDrawer>
  );
}
