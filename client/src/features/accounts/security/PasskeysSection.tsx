import { Box, Button, IconButton, Text } from '@chakra-ui/react';
import { Fingerprint, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { When } from '../../../kit/data/texts/When';
import { Section } from '../../../kit/layout/Card';
import { hasPasskeys } from '../../../kit/proof/browserPasskeys';
import { PasskeyAddDrawer, PasskeyRenameDrawer } from './PasskeyDrawers';
import { LastUsed, SecurityRow, useSecurityRemoval } from './SecurityRow';
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
  const { showNews } = useSecurityAction();
  const removeAfterConfirmation = useSecurityRemoval();
  const [remove] = useRemovePasskeyMutation(showNews);
  const [isRenaming, setIsRenaming] = useState(false);
  const { id, name, createdAt, lastUsedAt } = passkey;
  const takeAway = () => {
    const texts = {
      title: t('security.removePasskeyTitle', { name }),
      body: t('security.removePasskeyBody'),
      confirmLabel: t('security.removePasskey'),
      done: t('security.passkeyRemoved', { name }),
    };
    return removeAfterConfirmation(texts, () => remove({ variables: { id } }));
  };
  return (
    <SecurityRow
      icon={Fingerprint}
      name={name}
      facts={
        <>
          <span>
            {t('security.added')} <When moment={createdAt} />
          </span>
          <LastUsed at={lastUsedAt} />
        </>
      }
    >
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
    </SecurityRow>
  );
}
