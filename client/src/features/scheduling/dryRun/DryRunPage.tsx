import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { CircleCheck, CircleX, ClipboardCheck, Play } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../apollo/session/SessionContext';
import type { DryRunProblemKind } from '../../../apollo/schemaTypes.generated';
import { useCan } from '../../../kit/access/useCan';
import { createClock } from '../../../kit/data/format/clock';
import { RecordState } from '../../../kit/data/texts/RecordState';
import { useFormat } from '../../../kit/data/format/useFormat';
import { ProgressLine } from '../../../kit/feedback/ProgressLine';
import { StateMessage } from '../../../kit/feedback/StateMessage';
import { Card, Section } from '../../../kit/layout/Card';
import { PageHeader } from '../../../kit/layout/PageHeader';
import type { DryRunFieldsFragment } from './dryRun.generated';
import { ProblemRow } from './ProblemRow';
import { bySlot, countsOf, problemIcons } from './problems';
import { useDryRun } from './useDryRun';

/**
 * Problems that the last dry run of the next seven days found, by slot. Each has a link to the page that solves it, if the viewer
 * may open that page.
 */
export default function DryRunPage() {
  const { t } = useTranslation();
  const mayStart = useCan()({ action: 'update', subject: 'Rundown' });
  const { query, run, start, isStarting } = useDryRun();
  const isUnderWay = run?.state === 'WAITING' || run?.state === 'RUNNING';
  const button = (label: string) =>
    mayStart ? (
      <Button colorPalette="brand" loading={isStarting} disabled={isUnderWay} onClick={() => void start()}>
        <Play size={16} aria-hidden className="mirrored" /> {label}
      </Button>
    ) : null;
  return (
    <>
      <PageHeader
        title={t('dryRun.title')}
        description={t('dryRun.description')}
        actions={run ? button(t('dryRun.again')) : null}
      />
      {/* `run` is null before the first dry run; that is a valid state, not an error. */}
      <RecordState query={query} record={query.data ? { run } : undefined}>
        {() =>
          run ? (
            <Stack gap="4">
              <RunState run={run} />
              {run.finishedAt ? <Result run={run} finishedAt={run.finishedAt} /> : null}
            </Stack>
          ) : (
            <Card>
              <StateMessage
                icon={ClipboardCheck}
                title={t('dryRun.never')}
                action={button(t('dryRun.first'))}
              >
                {t('dryRun.neverBody')}
              </StateMessage>
            </Card>
          )
        }
      </RecordState>
    </>
  );
}

/** Progress of a waiting or running dry run, or its failure; nothing when it is done. */
function RunState({ run: { state, progress, finishedAt } }: { run: DryRunFieldsFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (state === 'DONE') return null;
  if (state === 'FAILED')
    return (
      <Card p="4" role="alert">
        <Flex gap="3" align="flex-start">
          <Box color="fg.error" pt="0.5">
            <CircleX size={18} aria-hidden />
          </Box>
          <Box>
            <Text fontWeight="medium">{t('dryRun.failed')}</Text>
            <Text color="fg.muted">{t(finishedAt ? 'dryRun.failedBody' : 'dryRun.failedFirst')}</Text>
          </Box>
        </Flex>
      </Card>
    );
  const says =
    state === 'WAITING' ? t('dryRun.waiting') : t('dryRun.running', { percent: format.percent(progress) });
  return (
    <Card p="4">
      <Text mb="2" fontVariantNumeric="tabular-nums">
        {says}
      </Text>
      <ProgressLine label={t('dryRun.title')} share={progress / 100} isStill={state === 'WAITING'} h="1.5" />
    </Card>
  );
}

function Result({ run, finishedAt }: { run: DryRunFieldsFragment; finishedAt: string }) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const { viewer } = useSession();
  const timeZone = viewer?.radio?.timeZone ?? 'UTC';
  const clock = useMemo(() => createClock(i18n.language, timeZone), [i18n.language, timeZone]);
  const [chosen, setChosen] = useState<DryRunProblemKind>();
  const { problems, problemCount, firstMoment, lastMoment } = run;
  const counts = countsOf(problems);
  // When the chosen kind has no problems any more, show all problems.
  const kind = counts.some((count) => count.kind === chosen) ? chosen : undefined;
  const slots = bySlot(kind ? problems.filter((problem) => problem.kind === kind) : problems);
  const dayOf = (moment: string | null) => (moment ? clock.day(new Date(moment)) : '');
  return (
    <>
      <Text textStyle="compact" color="fg.muted">
        {t('dryRun.made', {
          when: format.when(finishedAt),
          from: dayOf(firstMoment),
          to: dayOf(lastMoment),
        })}
        {' · '}
        {t('dryRun.zone', { zone: timeZone })}
      </Text>
      {problems.length === 0 ? (
        <Card>
          <StateMessage icon={CircleCheck} title={t('dryRun.nothing')}>
            {t('dryRun.nothingBody')}
          </StateMessage>
        </Card>
      ) : (
        <Flex role="group" aria-label={t('dryRun.filter')} gap="2" wrap="wrap">
          <KindButton
            label={t('dryRun.all')}
            count={format.count(problems.length)}
            isChosen={!kind}
            onClick={() => setChosen(undefined)}
          />
          {counts.map((count) => (
            <KindButton
              key={count.kind}
              kind={count.kind}
              label={t(`dryRun.kinds.${count.kind}`)}
              count={format.count(count.count)}
              isChosen={kind === count.kind}
              onClick={() => setChosen(kind === count.kind ? undefined : count.kind)}
            />
          ))}
        </Flex>
      )}
      {slots.map(({ slotId, title, problems: ofSlot }) => (
        <Section
          key={slotId}
          title={title || t('dryRun.nothingPlanned')}
          aside={
            <Text textStyle="compact" color="fg.muted">
              {format.count(ofSlot.length)}
            </Text>
          }
        >
          <Box as="ul" listStyleType="none">
            {ofSlot.map((problem) => (
              <ProblemRow
                key={`${problem.kind} ${problem.startsAt} ${problem.slotId} ${problem.about}`}
                problem={problem}
                clock={clock}
              />
            ))}
          </Box>
        </Section>
      ))}
      {problemCount > problems.length ? (
        <Text textStyle="compact" color="fg.muted">
          {t('dryRun.truncated', {
            shown: format.count(problems.length),
            all: format.count(problemCount),
          })}
        </Text>
      ) : null}
    </>
  );
}

function KindButton({
  kind,
  label,
  count,
  isChosen,
  onClick,
}: {
  kind?: DryRunProblemKind;
  label: string;
  count: string;
  isChosen: boolean;
  onClick: () => void;
}) {
  const Icon = kind && problemIcons[kind];
  return (
    <Button
      size="sm"
      variant="outline"
      aria-pressed={isChosen}
      bg={isChosen ? 'bg.muted' : undefined}
      onClick={onClick}
    >
      {Icon ? <Icon size={14} aria-hidden /> : null}
      {label}
      <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
        {count}
      </Text>
    </Button>
  );
}
