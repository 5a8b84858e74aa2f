import { Box, Flex, SimpleGrid, Text } from '@chakra-ui/react';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../../kit/data/texts/StatusBadge';
import { Section } from '../../../kit/layout/Card';
import { useAirState, type NowPlayingFieldsFragment } from '../../broadcasting/shared';
import type { PlannedItemFieldsFragment } from './plan.generated';
import type { PlanDifference } from './planDifference';

interface Props {
  planned: PlannedItemFieldsFragment | undefined;
  playing: NowPlayingFieldsFragment;
  difference: PlanDifference | null;
}

/** The planned item next to the item on air, and whether they match. */
export function PlanAndAir({ planned, playing, difference }: Props) {
  const { t } = useTranslation();
  const state = useAirState(playing);
  const { isOnAir, currentSong } = playing;
  return (
    <Section
      mb="4"
      title={t('onAirPlan.thisMoment')}
      aside={
        <Box role="status">
          {difference ? (
            <StatusBadge
              tone="warning"
              icon={TriangleAlert}
              label={t(`onAirPlan.differences.${difference}`)}
            />
          ) : (
            <StatusBadge tone="good" icon={CircleCheck} label={t('onAirPlan.asPlanned')} />
          )}
        </Box>
      }
    >
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <Side
          label={t('onAirPlan.planned')}
          kind={planned ? t(`onAirPlan.kinds.${planned.kind}`) : ''}
          title={planned && (planned.title || planned.media?.title)}
          credit={planned?.media?.credit}
        />
        <Side
          label={t('onAirPlan.played')}
          kind={state}
          title={isOnAir ? currentSong?.title : undefined}
          credit={isOnAir ? currentSong?.credit : undefined}
        />
      </SimpleGrid>
    </Section>
  );
}

interface SideProps {
  label: string;
  kind: string;
  title: string | undefined;
  credit: string | undefined;
}

function Side({ label, kind, title, credit }: SideProps) {
  return (
    <Flex role="group" aria-label={label} direction="column" minW="0">
      <Text textStyle="xs" color="fg.muted">
        {[label, kind].filter(Boolean).join(' · ')}
      </Text>
      <Text fontWeight="medium" truncate dir="auto">
        <bdi>{title || '–'}</bdi>
      </Text>
      {credit ? (
        <Text textStyle="compact" color="fg.muted" truncate dir="auto">
          <bdi>{credit}</bdi>
        </Text>
      ) : null}
    </Flex>
  );
}
