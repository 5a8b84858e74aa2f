import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useConfirm } from '../../feedback/confirm/ConfirmProvider';
import { notify } from '../../feedback/toasts/notify';
import { useNotifyError } from '../../feedback/toasts/useNotifyError';

interface Props {
  name: string;
  /** Line below the name. */
  children: ReactNode;
  texts: {
    /** Label of the button, also of the button that confirms. */
    revoke: string;
    title: string;
    body: string;
    revoked: string;
    notRevoked: string;
  };
  /** Revokes the secret; absent for people who may not. */
  revoke: (() => Promise<unknown>) | undefined;
  isRevoking: boolean;
}

/** A secret in a list, such as a stream key or an invitation link. Its button revokes the secret after a confirmation. */
export function RevocableRow({ name, children, texts, revoke, isRevoking }: Props) {
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const confirmAndRevoke = async (revoke: () => Promise<unknown>) => {
    const { title, body, revoke: confirmLabel, revoked, notRevoked } = texts;
    if (!(await confirm({ title, body, confirmLabel, isDestructive: true }))) return;
    try {
      await revoke();
      notify({ type: 'success', title: revoked });
    } catch (error) {
      notifyError(notRevoked, error);
    }
  };
  return (
    <Flex as="li" justify="space-between" align="center" gap="3" py="2" borderTopWidth="1px">
      <Box minW="0">
        <Text truncate>
          <bdi>{name}</bdi>
        </Text>
        <Text textStyle="xs" color="fg.muted">
          {children}
        </Text>
      </Box>
      {revoke ? (
        <Button
          size="sm"
          variant="ghost"
          colorPalette="red"
          loading={isRevoking}
          aria-label={`${texts.revoke}: ${name}`}
          onClick={() => void confirmAndRevoke(revoke)}
        >
          <Trash2 aria-hidden /> {texts.revoke}
        </Button>
      ) : null}
    </Flex>
  );
}
