import { Box, Text, type BoxProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatState } from '../../../apollo/schemaTypes.generated';
import { usePresence } from './PresenceContext';

/** Marks differ in shape as well as colour: a ring for away, a bar for busy, a square for on the air. */
const badges: Record<Exclude<ChatState, 'OFFLINE'>, object> = {
  ONLINE: { bg: 'green.solid' },
  AWAY: { bg: 'bg.panel', borderWidth: '2px', borderColor: 'orange.solid' },
  BUSY: { bg: 'red.solid', h: '1.5', bottom: '0.5' },
  ON_AIR: { bg: 'red.solid', borderRadius: 'xs' },
};

/** Picture of a person with a mark of their presence; no mark when offline. */
export function WithPresence({ userId, children }: { userId: string | undefined; children: ReactNode }) {
  const { t } = useTranslation();
  const state = usePresence(userId);
  return (
    <Box position="relative" flexShrink="0">
      {children}
      {state === 'OFFLINE' ? null : (
        <PresenceDot
          state={state}
          position="absolute"
          bottom="-0.5"
          insetInlineEnd="-0.5"
          outline="2px solid {colors.bg.panel}"
          title={t(`chatPresence.states.${state}`)}
        >
          <Text as="span" srOnly>
            {t(`chatPresence.states.${state}`)}
          </Text>
        </PresenceDot>
      )}
    </Box>
  );
}

/** Coloured mark of a presence. Callers add its meaning as text. */
export function PresenceDot({ state, ...props }: { state: keyof typeof badges } & BoxProps) {
  return <Box as="span" flexShrink="0" boxSize="2.5" borderRadius="full" {...badges[state]} {...props} />;
}
