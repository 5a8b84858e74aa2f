import { Box, Text, type BoxProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatState } from '../../../apollo/schemaTypes.generated';
import { usePresence } from './PresenceContext';

/** Colours are not all: who is away has a ring, who wants to be left alone a bar, who is on the air a square. */
const looks: Record<Exclude<ChatState, 'GONE'>, object> = {
  HERE: { bg: 'green.solid' },
  AWAY: { bg: 'bg.panel', borderWidth: '2px', borderColor: 'orange.solid' },
  BUSY: { bg: 'red.solid', h: '1.5', bottom: '0.5' },
  ON_AIR: { bg: 'red.solid', borderRadius: 'xs' },
};

/** The picture of somebody with a mark of whether they are here; without one for who is not. */
export function WithPresence({ userId, children }: { userId: string | undefined; children: ReactNode }) {
  const { t } = useTranslation();
  const state = usePresence(userId);
  return (
    <Box position="relative" flexShrink="0">
      {children}
      {state === 'GONE' ? null : (
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

/** The mark of how somebody is here; what it means is said beside it or inside. */
export function PresenceDot({ state, ...props }: { state: keyof typeof looks } & BoxProps) {
  return <Box as="span" flexShrink="0" boxSize="2.5" borderRadius="full" {...looks[state]} {...props} />;
}
