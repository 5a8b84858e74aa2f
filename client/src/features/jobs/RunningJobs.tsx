import { Box, Flex, Text } from '@chakra-ui/react';
import { CircleCheck, Clock, LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../kit/data/texts/StatusBadge';
import { useFormat } from '../../kit/data/format/useFormat';
import { Card } from '../../kit/layout/Card';
import { useJobKindsQuery } from './jobs.generated';
import { useKindName } from './useKindName';

/** Poll interval of the running jobs, in milliseconds. */
const pollInterval = 5000;

/** Number of running and waiting jobs, by kind. */
export function RunningJobs() {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = useKindName();
  const kinds = useJobKindsQuery({ pollInterval }).data?.jobKinds;
  if (!kinds) return null;
  const busy = kinds.filter(({ waiting, running }) => (waiting ?? 0) + (running ?? 0) > 0);
  return (
    <Card p="4" mb="4" role="status" aria-label={t('jobs.now')}>
      {busy.length === 0 ? (
        <Flex align="center" gap="2.5" color="fg.muted">
          <CircleCheck size={16} aria-hidden /> <Text textStyle="compact">{t('jobs.nothing')}</Text>
        </Flex>
      ) : (
        <Flex direction="column" gap="2.5">
          {busy.map(({ kind = '', does, waiting = 0, running = 0 }) => (
            <Flex key={kind} align="center" gap="2.5" wrap="wrap">
              <Box flex="1" minW="12rem">
                <Text textStyle="compact" fontWeight="medium">
                  {nameOf(kind)}
                </Text>
                {does ? null : (
                  <Text textStyle="caption" color="fg.muted">
                    {t('jobs.unknownKind')}
                  </Text>
                )}
              </Box>
              {running > 0 ? (
                <StatusBadge
                  tone="busy"
                  icon={LoaderCircle}
                  label={t('jobs.running', { count: running, number: format.count(running) })}
                />
              ) : null}
              {waiting > 0 ? (
                <StatusBadge
                  tone="neutral"
                  icon={Clock}
                  label={t('jobs.waiting', { count: waiting, number: format.count(waiting) })}
                />
              ) : null}
            </Flex>
          ))}
        </Flex>
      )}
    </Card>
  );
}
