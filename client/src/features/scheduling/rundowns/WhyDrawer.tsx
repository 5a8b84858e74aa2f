import { Box, Spinner, Stack, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../apollo/session/SessionContext';
import { createClock } from '../../../kit/data/format/clock';
import { When } from '../../../kit/data/texts/When';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { Facts } from '../../../kit/layout/Facts';
import { SideDrawer } from '../../../kit/layout/SideDrawer';
import { TextLink } from '../../../kit/layout/TextLink';
import { useRecordPath } from '../../../kit/records/RecordKinds';
import { useRundownReasonsQuery, type WhyFieldsFragment } from './rundowns.generated';
import type { RundownKey } from './useRundown';

/** Explains why an item is in the rundown. */
export default function WhyDrawer({
  rundown,
  itemId,
  title,
  onClose,
}: {
  rundown: RundownKey;
  itemId: string;
  title: string;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { data, error, loading, refetch } = useRundownReasonsQuery({
    variables: { slotId: rundown.slotId, date: rundown.date },
    fetchPolicy: 'network-only',
  });
  const why = data?.rundown.items.find(({ id }) => id === itemId)?.why;
  return (
    <SideDrawer title={t('rundowns.why.of', { title })} onClose={onClose}>
      {why ? <WhyWords why={why} /> : null}
      {loading && !data ? <Spinner /> : null}
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : null}
      {data && !why ? <Text color="fg.muted">{t('rundowns.why.removed')}</Text> : null}
    </SideDrawer>
  );
}

/**
 * Explains why an item was chosen. Shows the rule, its source, user and time, the number of candidates, the skipped ones, and the broken
 * rules.
 */
export function WhyWords({ why }: { why: WhyFieldsFragment }) {
  const { t, i18n } = useTranslation();
  const { viewer } = useSession();
  const timeZone = viewer?.radio?.timeZone ?? 'UTC';
  const clock = useMemo(() => createClock(i18n.language, timeZone), [i18n.language, timeZone]);
  const { rule, by, at, candidates, refused, gaveWay, insteadOf } = why;
  const facts = [
    ...(why.source ? [[t('rundowns.why.source'), <Source key="source" why={why} />] as const] : []),
    ...(by ? [[t('rundowns.why.by'), <bdi key="by">{by}</bdi>] as const] : []),
    ...(at ? [[t('rundowns.why.at'), <When key="at" moment={at} />] as const] : []),
    ...(insteadOf ? [[t('rundowns.why.insteadOf'), <bdi key="instead">{insteadOf}</bdi>] as const] : []),
  ];
  return (
    <Stack gap="5">
      <Box>
        <Text fontWeight="medium">{t(`rundowns.why.rules.${rule}`)}</Text>
        {candidates === null ? null : <Text>{t('rundowns.why.candidates', { count: candidates })}</Text>}
      </Box>
      {facts.length > 0 ? <Facts items={facts} /> : null}
      {gaveWay.length > 0 ? (
        <Box>
          <Text as="h3" textStyle="compact" fontWeight="semibold" mb="1">
            {t('rundowns.why.gaveWay')}
          </Text>
          <Stack as="ul" gap="1" ps="4">
            {gaveWay.map((rule) => (
              <li key={rule}>{t(`rundowns.why.broken.${rule}`)}</li>
            ))}
          </Stack>
        </Box>
      ) : null}
      {refused.length > 0 ? (
        <Box>
          <Text as="h3" textStyle="compact" fontWeight="semibold" mb="1">
            {t('rundowns.why.skipped')}
          </Text>
          <Stack as="ol" gap="2" listStyleType="none">
            {refused.map(({ media, rule: brokenRule, playedUntil }, index) => (
              <li key={index}>
                <Text truncate>
                  <bdi>{media?.title ?? t('rundowns.why.unknownMedium')}</bdi>
                </Text>
                <Text textStyle="xs" color="fg.muted">
                  {playedUntil
                    ? t(`rundowns.why.played.${brokenRule}`, {
                        defaultValue: t(`rundowns.why.refused.${brokenRule}`),
                        who: media?.credit || media?.title || '',
                        time: clock.time(new Date(playedUntil)).slice(0, 5),
                      })
                    : t(`rundowns.why.refused.${brokenRule}`)}
                </Text>
              </li>
            ))}
          </Stack>
        </Box>
      ) : null}
    </Stack>
  );
}

/** Source of an item, linked when the viewer may open it. */
function Source({ why: { sourceType, sourceId, source } }: { why: WhyFieldsFragment }) {
  const path = useRecordPath()(sourceType, sourceId ?? '');
  return path && sourceId ? (
    <TextLink to={path}>
      <bdi>{source}</bdi>
    </TextLink>
  ) : (
    <bdi>{source}</bdi>
  );
}
