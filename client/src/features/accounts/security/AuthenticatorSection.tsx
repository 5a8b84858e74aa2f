import { Badge, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { When } from '../../../kit/data/texts/When';
import { useConfirm } from '../../../kit/feedback/confirm/ConfirmProvider';
import { notify } from '../../../kit/feedback/toasts/notify';
import { Section } from '../../../kit/layout/Card';
import { AuthenticatorDialog } from './AuthenticatorDialog';
import {
  useRemoveAuthenticatorMutation,
  useSetUpAuthenticatorMutation,
  type SetUpAuthenticatorMutation,
} from './security.generated';
import { useSecurityAction } from './useSecurityAction';

/** Section of the authenticator app: set up or remove it. */
export function AuthenticatorSection({
  since,
  onNewCodes,
}: {
  since: string | null;
  onNewCodes: (codes: readonly string[]) => void;
}) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const { run, showNews } = useSecurityAction();
  const [setUp, { loading }] = useSetUpAuthenticatorMutation({ fetchPolicy: 'no-cache' });
  const [remove] = useRemoveAuthenticatorMutation(showNews);
  const [secret, setSecret] = useState<SetUpAuthenticatorMutation['setUpAuthenticator']>();

  const begin = () =>
    run(t('security.failed'), async () => setSecret((await setUp()).data!.setUpAuthenticator));
  const takeAway = async () => {
    const isSure = await confirm({
      title: t('security.removeAppTitle'),
      body: t('security.removeAppBody'),
      confirmLabel: t('security.removeApp'),
      isDestructive: true,
    });
    if (!isSure) return;
    await run(t('security.failed'), async () => {
      await remove();
      notify({ type: 'success', title: t('security.appRemoved') });
    });
  };
  return (
    <Section
      title={t('security.app')}
      aside={since ? <Badge colorPalette="green">{t('security.on')}</Badge> : null}
    >
      <Flex gap="4" justify="space-between" align="center" wrap="wrap">
        <Text color="fg.muted" flex="1" minW="16rem">
          {since ? (
            <>
              {t('security.since')} <When moment={since} />
            </>
          ) : (
            t('security.appHint')
          )}
        </Text>
        {since ? (
          <Button variant="outline" size="xs" onClick={() => void takeAway()}>
            {t('security.removeApp')}
          </Button>
        ) : (
          <Button variant="outline" size="xs" loading={loading} onClick={() => void begin()}>
            {t('security.setUpApp')}
          </Button>
        )}
      </Flex>
      {secret ? (
        <AuthenticatorDialog
          secret={secret}
          onClose={() => setSecret(undefined)}
          onDone={(codes) => {
            setSecret(undefined);
            notify({ type: 'success', title: t('security.appAdded') });
            onNewCodes(codes);
          }}
        />
      ) : null}
    </Section>
  );
}
