import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { When } from '../../../kit/data/texts/When';
import { isOfStation, TroubleBadge } from './soundStates';
import type { SoundIncidentFieldsFragment } from './sound.generated';

/** Open incidents of the whole station, each with advice on how to solve it. */
export function StationTroubles({ open }: { open: readonly SoundIncidentFieldsFragment[] }) {
  const { t } = useTranslation();
  const troubles = open.flatMap(({ id, kind, beganAt }) =>
    isOfStation(kind) ? [{ id, kind, beganAt }] : [],
  );
  if (troubles.length === 0) return null;
  return (
    <Stack as="ul" listStyleType="none" gap="3" mb="4" aria-label={t('monitoring.station')}>
      {troubles.map(({ id, kind, beganAt }) => (
        <Box as="li" key={id}>
          <Flex gap="1.5" align="center" wrap="wrap">
            <TroubleBadge kind={kind} />
            <Text textStyle="compact" color="fg.muted">
              {t('monitoring.since')} <When moment={beganAt} />
            </Text>
          </Flex>
          <Text mt="1">{t(`monitoring.todo.${kind}`)}</Text>
        </Box>
      ))}
    </Stack>
  );
}
