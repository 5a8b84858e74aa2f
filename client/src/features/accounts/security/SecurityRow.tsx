import { Box, Flex, Text } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { When } from '../../../kit/data/texts/When';
import { useConfirm } from '../../../kit/feedback/confirm/ConfirmProvider';
import { notify } from '../../../kit/feedback/toasts/notify';
import { useSecurityAction } from './useSecurityAction';

interface Props {
  icon: LucideIcon;
  name: string;
  /** Content beside the name. */
  beside?: ReactNode;
  /** Text below the name, which makes the row taller. */
  text?: string;
  /** Facts in the last line. */
  facts: ReactNode;
  /** Buttons at the end. */
  children: ReactNode;
}

/** Row of one token or passkey, in a list of those that the viewer owns. */
export const SecurityRow = ({ icon: Icon, name, beside, text, facts, children }: Props) => (
  <Flex
    as="li"
    gap="3"
    py="2.5"
    _last={{ pb: '0' }}
    align={text === undefined ? 'center' : 'flex-start'}
    borderTopWidth="1px"
    borderColor="border.muted"
  >
    <Box color="fg.muted" flexShrink="0" pt={text === undefined ? undefined : '0.5'}>
      <Icon size={18} aria-hidden />
    </Box>
    <Box flex="1" minW="0">
      <Flex gap="2" align="center" wrap="wrap">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {name}
        </Text>
        {beside}
      </Flex>
      {text === undefined ? null : (
        <Text textStyle="compact" color="fg.muted">
          {text}
        </Text>
      )}
      <Flex textStyle="xs" color="fg.muted" columnGap="3" wrap="wrap">
        {facts}
      </Flex>
    </Box>
    {children}
  </Flex>
);

/** Text that says when a token or passkey was last used, or that it never was. */
export function LastUsed({ at }: { at: string | null }) {
  const { t } = useTranslation();
  return (
    <span>
      {at ? (
        <>
          {t('security.lastUsed')} <When moment={at} />
        </>
      ) : (
        t('security.neverUsed')
      )}
    </span>
  );
}

/** Texts of a removal: of its confirmation, and of the notification afterwards. */
interface RemovalTexts {
  title: string;
  body: string;
  confirmLabel: string;
  done: string;
}

/**
 * Returns a function that removes a token, passkey or similar after a confirmation. It shows the result in a message;
 * cancelling a required reauthentication shows none.
 */
export function useSecurityRemoval() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const { run } = useSecurityAction();
  return async ({ done, ...question }: RemovalTexts, remove: () => Promise<unknown>) => {
    if (!(await confirm({ ...question, isDestructive: true }))) return;
    await run(t('security.failed'), async () => {
      await remove();
      notify({ type: 'success', title: done });
    });
  };
}
