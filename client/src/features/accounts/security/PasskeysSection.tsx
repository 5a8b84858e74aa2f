import { Box, Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { Fingerprint, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { When } from '../../../kit/data/texts/When';
import { useConfirm } from '../../../kit/feedback/confirm/ConfirmProvider';
import { notify } from '../../../kit/feedback/toasts/notify';
import { Section } from '../../../kit/layout/Card';
import { hasPasskeys } from '../../../kit/proof/browserPasskeys';
import { PasskeyAddDrawer, PasskeyRenameDrawer } from './PasskeyDrawers';
import { useRemovePasskeyMutation, type OwnPasskeyRowFragment } from './security.generated';
import { useSecurityAction } from './useSecurityAction';

interface Props {
  passkeys: readonly OwnPasskeyRowFragment[];
  onNewCodes: (codes: readonly string[]) => void;
}

/** Passkeys of the viewer: on devices, security keys and in password managers. */
export function PasskeysSection({ passkeys, onNewCodes }: Props) {
  const { t } = useTranslation();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Section
      title={t('security.passkeys')}
      aside={
        hasPasskeys() ? (
          <Button variant="outline" size="xs" onClick={() => setIsAdding(true)}>
            <Fingerprint aria-hidden /> {t('security.addPasskey')}
          </Button>
        ) : null
      }
    >
      {passkeys.length > 0 ? (
        <Box as="ul" listStyleType="none">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </Box>
      ) : (
        <Text color="fg.muted">{t(hasPasskeys() ? 'security.passkeysHint' : 'security.noPasskeysHere')}</Text>
      )}
      {isAdding ? <PasskeyAddDrawer onNewCodes={onNewCodes} onClose={() => setIsAdding(false)} /> : null}
    </Section>
  );
}

function PasskeyRow({ passkey }: { passkey: OwnPasskeyRowFragment }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const { run, showNews } = useSecurityAction();
  const [remove] = useRemovePasskeyMutation(showNews);
  const [isRenaming, setIsRenaming] = useState(false);
  const { id, name, createdAt, lastUsedAt } = passkey;
  const takeAway = async () => {
    const isSure = await confirm({
      title: t('security.removePasskeyTitle', { name }),
      body: t('security.removePasskeyBody'),
      confirmLabel: t('security.removePasskey'),
      isDestructive: true,
    });
    if (!isSure) return;
    await run(t('security.failed'), async () => {
      await remove({ variables: { id } });
      notify({ type: 'success', title: t('security.passkeyRemoved', { name }) });
    });
  };
  return (
    <Flex
      as="li"
      gap="3"
      py="2.5"
      _last={{ pb: '0' }}
      align="center"
      borderTopWidth="1px"
      borderColor="border.muted"
    >
      <Box color="fg.muted" flexShrink="0">
        <Fingerprint size={18} aria-hidden />
      </Box>
      <Box flex="1" minW="0">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {name}
        </Text>
        <Flex textStyle="xs" color="fg.muted" columnGap="3" wrap="wrap">
          <span>
            {t('security.added')} <When moment={createdAt} />
          </span>
          <span>
            {lastUsedAt ? (
              <>
                {t('security.lastUsed')} <When moment={lastUsedAt} />
              </>
            ) : (
              t('security.neverUsed')
            )}
          </span>
        </Flex>
      </Box>
      <IconButton
        variant="ghost"
        size="xs"
        aria-label={t('security.renameNamed', { name })}
        onClick={() => setIsRenaming(true)}
      >
        <Pencil />
      </IconButton>
      <IconButton
        variant="ghost"
        size="xs"
        aria-label={t('security.removeNamed', { name })}
        onClick={() => void takeAway()}
      >
        <Trash2 />
      </IconButton>
      {isRenaming ? <PasskeyRenameDrawer passkey={passkey} onClose={() => setIsRenaming(false)} /> : null}
    </Flex>
  );
}
