import { Box } from '@chakra-ui/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Frame of the bar at the bottom. While it is shown, pages have padding at the bottom, so that it covers nothing. */
export function PlayerFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['player'] = 'open';
    return () => {
      delete dataset['player'];
    };
  }, []);
  return (
    <Box
      as="section"
      aria-label={t('player.title')}
      data-print="hide"
      position="fixed"
      insetX="0"
      bottom="0"
      h="var(--regie-bottom)"
      zIndex="docked"
      bg="bg.panel"
      borderTopWidth="1px"
      px={{ base: '2', md: '4' }}
    >
      {children}
    </Box>
  );
}
