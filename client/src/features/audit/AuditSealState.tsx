import { Box, Flex, Text } from '@chakra-ui/react';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../kit/data/texts/StatusBadge';
import { useFormat } from '../../kit/data/format/useFormat';
import { useAuditCheckQuery } from './audit.generated';

/** Badge next to the title when the last check found all seals intact. */
export function AuditSealBadge() {
  const { t } = useTranslation();
  const format = useFormat();
  const check = useAuditCheckQuery().data?.auditCheck;
  if (!check?.at || check.broken?.length !== 0) return null;
  const label = t('audit.seals.whole');
  return (
    <span title={t('audit.seals.checked', { count: check.sealed ?? 0, moment: format.dateTime(check.at) })}>
      <StatusBadge tone="good" icon={ShieldCheck} label={label} />
    </span>
  );
}

/** Alert that lists the ranges of entries whose content no longer matches their seal. */
export function AuditSealProblem() {
  const { t } = useTranslation();
  const broken = useAuditCheckQuery().data?.auditCheck?.broken ?? [];
  if (broken.length === 0) return null;
  return (
    <Flex
      role="alert"
      gap="3"
      mb="4"
      p="4"
      borderRadius="lg"
      borderWidth="1px"
      borderColor="red.muted"
      bg="red.subtle"
      color="red.fg"
    >
      <Box flexShrink="0" pt="0.5">
        <ShieldAlert size={18} aria-hidden />
      </Box>
      <Box minW="0">
        <Text fontWeight="semibold">{t('audit.seals.brokenTitle')}</Text>
        <Text textStyle="compact" mt="1">
          {t('audit.seals.brokenText')}
        </Text>
        <Box as="ul" textStyle="compact" mt="2" ps="4" listStyleType="disc">
          {broken.map(({ after = 0, last = 0, sealed = 0, found = 0 }) => (
            <li key={last}>{t('audit.seals.broken', { first: after + 1, last, sealed, found })}</li>
          ))}
        </Box>
      </Box>
    </Flex>
  );
}
