import { Box, Popover, Portal, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useOpenAtOnce } from '../../../../kit/layout/useOpenAtOnce';
import { SearchHelpButton } from './SearchHelpButton';

const words = [
  ['artist:nina', 'artist'],
  ['album:blue', 'album'],
  ['tag:"late night"', 'tag'],
  ['category:gold', 'category'],
  ['playlist:morning', 'playlist'],
  ['is:unused', 'unused'],
  ['is:duplicate', 'duplicate'],
  ['-tag:summer', 'not'],
] as const;

/** Lists the most important keywords of the library search, each with an example. */
export default function SearchHelpPopup() {
  const { t } = useTranslation();
  const opening = useOpenAtOnce();
  return (
    <Popover.Root {...opening} positioning={{ placement: 'bottom-start' }} lazyMount unmountOnExit>
      <Popover.Trigger asChild>
        <SearchHelpButton />
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content
            aria-label={t('multimedia.searchHelp.open')}
            w="min(26rem, calc(100vw - 2rem))"
            p="4"
            borderRadius="l3"
            tabIndex={0}
          >
            <Text mb="3">{t('multimedia.searchHelp.lead')}</Text>
            <Box
              as="dl"
              display="grid"
              gridTemplateColumns="auto minmax(0, 1fr)"
              columnGap="4"
              rowGap="2"
              alignItems="baseline"
            >
              {words.map(([example, meaning]) => (
                <Box key={meaning} display="contents">
                  <dt>
                    <Text
                      as="code"
                      dir="ltr"
                      fontFamily="mono"
                      textStyle="xs"
                      bg="bg.muted"
                      px="1.5"
                      py="0.5"
                      borderRadius="l1"
                    >
                      {example}
                    </Text>
                  </dt>
                  <Text as="dd" textStyle="compact" color="fg.muted">
                    {t(`multimedia.searchHelp.${meaning}`)}
                  </Text>
                </Box>
              ))}
            </Box>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
