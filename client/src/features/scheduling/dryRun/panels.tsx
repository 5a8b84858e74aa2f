import { Flex, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../apollo/session/SessionContext';
import { ListPanel, RowLink } from '../../../kit/dashboard/ListPanel';
import { usePanelOptions } from '../../../kit/dashboard/PanelVisit';
import { QueryPanel } from '../../../kit/dashboard/QueryPanel';
import { createClock } from '../../../kit/data/format/clock';
import { useMeasureFormat } from '../../../kit/data/format/measureFormat';
import { StatusBadge } from '../../../kit/data/texts/StatusBadge';
import { useFormat } from '../../../kit/data/format/useFormat';
import { dryRunPath } from '../paths';
import { useDryRunQuery } from './dryRun.generated';
import { countsOf, mendingOf, problemIcons, wordsOf } from './problems';

const shown = 3;

/** Panel with the problems of the next seven days: their number by kind, and the first three. */
export function NextDaysPanel() {
  const { t, i18n } = useTranslation();
  const { viewer } = useSession();
  const format = useFormat();
  const measure = useMeasureFormat();
  const timeZone = viewer?.radio?.timeZone ?? 'UTC';
  const clock = useMemo(() => createClock(i18n.language, timeZone), [i18n.language, timeZone]);
  const query = useDryRunQuery(usePanelOptions(useDryRunQuery));
  return (
    <QueryPanel query={query}>
      {({ dryRun }) => {
        const problems = dryRun?.finishedAt ? dryRun.problems : [];
        return (
          <ListPanel
            title={t('dryRun.inPanel')}
            more={{ to: dryRunPath, label: t('dryRun.show') }}
            emptyText={t(dryRun?.finishedAt ? 'dryRun.nothing' : 'dryRun.never')}
          >
            {problems.length > 0 ? (
              <Flex key="counts" gap="2" wrap="wrap" px="2" pb="2">
                {countsOf(problems).map(({ kind, count }) => (
                  <StatusBadge
                    key={kind}
                    tone="warning"
                    icon={problemIcons[kind]}
                    label={`${t(`dryRun.kinds.${kind}`)} ${format.count(count)}`}
                  />
                ))}
              </Flex>
            ) : null}
            {problems.slice(0, shown).map((problem) => (
              <RowLink
                key={`${problem.kind} ${problem.startsAt} ${problem.slotId} ${problem.about}`}
                to={problem.slotId ? mendingOf(problem).to : dryRunPath}
              >
                <Flex direction="column" minW="0">
                  <Text truncate fontWeight="medium">
                    {problem.title ? <bdi>{problem.title}</bdi> : t('dryRun.nothingPlanned')}
                  </Text>
                  <Text truncate textStyle="xs" color="fg.muted">
                    {wordsOf(problem, t, measure)}
                  </Text>
                </Flex>
                <Text flexShrink="0" textStyle="compact" color="fg.muted" fontVariantNumeric="tabular-nums">
                  <time dateTime={problem.startsAt}>
                    {clock.day(new Date(problem.startsAt))}{' '}
                    {clock.time(new Date(problem.startsAt)).slice(0, 5)}
                  </time>
                </Text>
              </RowLink>
            ))}
          </ListPanel>
        );
      }}
    </QueryPanel>
  );
}
