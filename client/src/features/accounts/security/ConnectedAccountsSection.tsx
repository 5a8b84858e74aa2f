import { Box, Button, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { Unlink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../kit/feedback/confirm/ConfirmProvider';
import { notify } from '../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import { FieldPair, SelectField, TextField } from '../../../kit/form/fields/fields';
import { useSaveForm } from '../../../kit/form/useSaveForm';
import { Section } from '../../../kit/layout/Card';
import {
  useConnectAccountMutation,
  useDisconnectAccountMutation,
  type ConnectedAccountFragment,
} from '../settings/accountSettings.generated';
import { SettingsForm, type SettingsSectionProps } from '../settings/settingsForm';

/** Company names, the same in every language. */
const providers: Record<string, string> = {
  facebook: 'Facebook',
  github: 'GitHub',
  google: 'Google',
  slack: 'Slack',
  twitter: 'Twitter',
};

const nameOf = (provider: string) => providers[provider] ?? provider;

/** The viewer's connected accounts at other services. */
export function ConnectedAccountsSection({ settings, onSaved }: SettingsSectionProps) {
  const { t } = useTranslation();
  const { connectedAccounts } = settings;
  const missing = Object.keys(providers).filter(
    (provider) => !connectedAccounts.some((account) => account.provider === provider),
  );
  return (
    <Grid gap="5">
      <Section title={t('accountSettings.section.connectedAccounts')} p={{ base: '4', md: '5' }}>
        {connectedAccounts.length > 0 ? (
          <Box as="ul" listStyleType="none">
            {connectedAccounts.map((account) => (
              <AccountRow key={account.id} account={account} onRemoved={onSaved} />
            ))}
          </Box>
        ) : (
          <Text color="fg.muted">{t('accountSettings.noAccounts')}</Text>
        )}
      </Section>
      {missing.length > 0 ? <ConnectForm providers={missing} onConnected={onSaved} /> : null}
    </Grid>
  );
}

function AccountRow({ account, onRemoved }: { account: ConnectedAccountFragment; onRemoved: () => void }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const [disconnect] = useDisconnectAccountMutation();
  const name = nameOf(account.provider);
  const remove = async () => {
    const isSure = await confirm({
      title: t('accountSettings.disconnectTitle', { name }),
      body: t('accountSettings.disconnectBody', { id: account.externalId }),
      confirmLabel: t('accountSettings.disconnect'),
      isDestructive: true,
    });
    if (!isSure) return;
    try {
      await disconnect({ variables: { id: account.id } });
      notify({ type: 'success', title: t('accountSettings.disconnected', { name }) });
      onRemoved();
    } catch (error) {
      notifyError(t('accountSettings.disconnectFailed', { name }), error);
    }
  };
  return (
    <Flex
      as="li"
      align="center"
      gap="3"
      py="3"
      borderTopWidth="1px"
      borderColor="border.muted"
      _last={{ pb: '0' }}
    >
      <Box flex="1" minW="0">
        <Text fontWeight="medium">{name}</Text>
        <Text textStyle="compact" color="fg.muted" overflowWrap="anywhere">
          {account.externalId}
        </Text>
      </Box>
      <Button
        variant="outline"
        size="xs"
        aria-label={t('accountSettings.disconnectNamed', { name })}
        onClick={() => void remove()}
      >
        <Unlink aria-hidden /> {t('accountSettings.disconnect')}
      </Button>
    </Flex>
  );
}

function ConnectForm({
  providers: choices,
  onConnected,
}: {
  providers: readonly string[];
  onConnected: () => void;
}) {
  const { t } = useTranslation();
  const [connect] = useConnectAccountMutation();
  const form = useSaveForm({
    defaultValues: { provider: choices[0]!, externalId: '' },
    save: async (values) => {
      await connect({ variables: values });
      notify({
        type: 'success',
        title: t('accountSettings.connected', { name: nameOf(values.provider) }),
      });
      onConnected();
    },
  });
  return (
    <SettingsForm
      form={form}
      title={t('accountSettings.connectTitle')}
      saveLabel={t('accountSettings.connect')}
    >
      <Stack gap="4">
        <Text color="fg.muted">{t('accountSettings.connectHint')}</Text>
        <FieldPair>
          <SelectField
            form={form}
            name="provider"
            label={t('accountSettings.provider')}
            options={choices.map((value) => ({ value, label: nameOf(value) }))}
          />
          <TextField form={form} name="externalId" label={t('accountSettings.externalId')} maxLength={100} />
        </FieldPair>
      </Stack>
    </SettingsForm>
  );
}
