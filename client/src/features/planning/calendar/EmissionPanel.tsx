import { Box, chakra, Flex, Spinner, Stack, Text } from '@chakra-ui/react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useCanAll } from '../../../kit/access/useCan';
import { ColourDot } from '../ColourDot';
import { useEmissionsToPlanQuery } from './calendar.generated';

const hour = 3_600_000;
const Entry = chakra('button');

/** The emissions that can be planned: drawn into the calendar, or pressed to be planned by a form. */
export function EmissionPanel({
  panel,
  onPick,
}: {
  panel: RefObject<HTMLDivElement | null>;
  onPick: (emission: { id: string; title: string; duration: number }) => void;
}) {
  const { t } = useTranslation();
  const { data, loading } = useEmissionsToPlanQuery({ variables: { search: null } });
  const plansAll = useCanAll()({ action: 'create', subject: 'Slot' });
  const emissions = (data?.emissions.items ?? []).filter(({ isMine }) => plansAll || isMine);
  return (
    <Stack gap="2" w="220px" flexShrink="0" hideBelow="xl" data-print="hide">
      <Text textStyle="sm" fontWeight="semibold">
        {t('calendar.emissions')}
      </Text>
      <Text textStyle="xs" color="fg.muted">
        {t('calendar.emissionsHint')}
      </Text>
      {loading && !data ? <Spinner size="sm" /> : null}
      {data && emissions.length === 0 ? (
        <Text textStyle="compact" color="fg.muted">
          {t('calendar.noEmissions')}
        </Text>
      ) : null}
      <Box
        ref={panel}
        display="flex"
        flexDirection="column"
        gap="1.5"
        maxH="max(400px, calc(100vh - 340px))"
        overflowY="auto"
      >
        {emissions.map(({ id, title, colour, usualDuration }) => (
          <Entry
            key={id}
            type="button"
            data-emission={id}
            data-title={title}
            data-colour={colour}
            data-duration={usualDuration ?? hour}
            textAlign="start"
            cursor="grab"
            borderWidth="1px"
            borderRadius="l2"
            bg="bg.panel"
            px="2.5"
            py="1.5"
            _hover={{ bg: 'bg.muted' }}
            onClick={() => onPick({ id, title, duration: usualDuration ?? hour })}
          >
            <Flex align="center" gap="2" minW="0">
              <ColourDot colour={colour} />
              <Text truncate textStyle="compact">
                <bdi>{title}</bdi>
              </Text>
            </Flex>
          </Entry>
        ))}
      </Box>
    </Stack>
  );
}
