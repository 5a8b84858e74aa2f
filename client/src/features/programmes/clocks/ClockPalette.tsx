import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { Eraser } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../../kit/layout/TextLink';
import { ColourDot } from '../ColourDot';
import { clockPaths } from '../paths';
import type { Paint } from './useClockWeek';

const Choice = chakra('label');

/** Clocks with their colours; the selected one is assigned to the hours that the user paints. */
export function ClockPalette({
  clocks,
  chosen,
  mayChange,
  onChoose,
}: {
  clocks: ReadonlyArray<NonNullable<Paint>>;
  chosen: Paint;
  mayChange: boolean;
  onChoose: (clock: Paint) => void;
}) {
  const { t } = useTranslation();
  if (!mayChange)
    return (
      <Flex as="ul" listStyleType="none" direction={{ base: 'row', lg: 'column' }} wrap="wrap" gap="3">
        {clocks.map((clock) => (
          <Flex as="li" key={clock.id} align="center" gap="2" minW="0">
            <ColourDot colour={clock.colour} />
            <TextLink to={clockPaths.detail(clock.id)}>
              <bdi>{clock.name}</bdi>
            </TextLink>
          </Flex>
        ))}
      </Flex>
    );
  return (
    <Box as="fieldset">
      <Text as="legend" textStyle="compact" fontWeight="medium" mb="2">
        {t('clocks.week.paintWith')}
      </Text>
      <Flex direction={{ base: 'row', lg: 'column' }} wrap={{ base: 'wrap', lg: 'nowrap' }} gap="1">
        {[...clocks, null].map((clock) => {
          const isChosen = chosen?.id === clock?.id;
          return (
            <Choice
              key={clock?.id ?? 'none'}
              display="flex"
              alignItems="center"
              gap="2"
              px="2.5"
              minH={{ base: '11', md: '8' }}
              minW="0"
              maxW="full"
              cursor="pointer"
              borderWidth="1px"
              borderRadius="l2"
              borderColor={isChosen ? 'brand.solid' : 'transparent'}
              bg={isChosen ? 'brand.subtle' : undefined}
              _hover={{ bg: isChosen ? 'brand.subtle' : 'bg.muted' }}
              _focusWithin={{ outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '1px' }}
            >
              <Box asChild srOnly>
                <input type="radio" name="brush" checked={isChosen} onChange={() => onChoose(clock)} />
              </Box>
              {clock ? <ColourDot colour={clock.colour} /> : <Eraser size={13} aria-hidden />}
              <Text truncate textStyle="compact">
                <bdi>{clock ? clock.name : t('clocks.week.erase')}</bdi>
              </Text>
            </Choice>
          );
        })}
      </Flex>
    </Box>
  );
}
