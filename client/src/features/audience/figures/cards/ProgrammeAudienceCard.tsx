import { Box, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChartFormats } from '../../../../kit/charts/chartFormats';
import type { Days } from '../../../../kit/charts/period/period';
import { SmallSelect } from '../../../../kit/charts/SmallSelect';
import { Section } from '../../../../kit/layout/Card';
import {
  useAudienceOfEmissionsQuery,
  useAudienceOfEpisodesQuery,
  useAudienceOfPresentersQuery,
  useAudienceOfSongsQuery,
  type PlayAudienceFieldsFragment,
} from '../audience.generated';
import { StatisticsTable, type StatisticsColumn } from '../StatisticsTable';
import { PartState } from '../PartState';

const kinds = ['emissions', 'episodes', 'presenters', 'songs'] as const;
type Kind = (typeof kinds)[number];

/** Programmes with the most listeners: emissions, episodes, presenters or songs. */
export function ProgrammeAudienceCard({ days }: { days: Days }) {
  const { t } = useTranslation();
  const formats = useChartFormats();
  const [kind, setKind] = useState<Kind>('emissions');
  const { query, rows } = useProgrammeAudience(kind, days);
  const columns: Array<StatisticsColumn<PlayAudienceFieldsFragment>> = [
    { header: t('audience.times'), cell: ({ times }) => formats.count(times) },
    ...(kind === 'songs'
      ? [
          {
            header: t('audience.gained'),
            cell: ({ gained }: PlayAudienceFieldsFragment) => <Gained gained={gained} />,
          },
        ]
      : []),
    { header: t('audience.peak'), cell: ({ peak }) => formats.count(peak) },
    { header: t('audience.average'), cell: ({ average }) => formats.count(average) },
  ];
  return (
    <Section
      title={t('audience.plays')}
      h="full"
      aside={
        <SmallSelect
          label={t('audience.plays')}
          value={kind}
          options={kinds.map((value) => ({ value, label: t(`audience.kinds.${value}`) }))}
          onChange={setKind}
        />
      }
    >
      <PartState query={query} rows={rows}>
        {(found) => (
          <Box maxH="22rem" overflowY="auto">
            <StatisticsTable
              title={t('audience.plays')}
              nameTitle={t(`audience.kinds.${kind}`)}
              rows={found}
              keyOf={({ id }) => id}
              nameOf={({ title, credit }) => (
                <Box>
                  <bdi>{title}</bdi>
                  {credit ? (
                    <Text textStyle="xs" color="fg.muted">
                      <bdi>{credit}</bdi>
                    </Text>
                  ) : null}
                </Box>
              )}
              columns={columns}
            />
          </Box>
        )}
      </PartState>
    </Section>
  );
}

function useProgrammeAudience(kind: Kind, days: Days) {
  const emissions = useAudienceOfEmissionsQuery({ variables: days, skip: kind !== 'emissions' });
  const episodes = useAudienceOfEpisodesQuery({ variables: days, skip: kind !== 'episodes' });
  const presenters = useAudienceOfPresentersQuery({ variables: days, skip: kind !== 'presenters' });
  const songs = useAudienceOfSongsQuery({ variables: days, skip: kind !== 'songs' });
  return {
    emissions: { query: emissions, rows: emissions.data?.listenersByEmission },
    episodes: { query: episodes, rows: episodes.data?.listenersByEpisode },
    presenters: { query: presenters, rows: presenters.data?.listenersByPresenter },
    songs: { query: songs, rows: songs.data?.listenersBySong },
  }[kind];
}

/** Listeners gained or lost while a song was on the air; the average of its broadcasts. */
function Gained({ gained }: { gained: number }) {
  const { i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language, {
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  return (
    <Text as="span" color={gained < 0 ? 'orange.fg' : gained > 0 ? 'green.fg' : 'fg.muted'}>
      <bdi>{number.format(gained)}</bdi>
    </Text>
  );
}
