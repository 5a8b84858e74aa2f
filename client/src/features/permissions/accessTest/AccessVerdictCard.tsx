import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { Ban, Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useRuleText } from '../../../kit/access/useRuleText';
import { useRoleName } from '../../../kit/access/useRoleName';
import { Card } from '../../../kit/layout/Card';
import type { TestAccessQuery } from './accessTest.generated';
import { permissionPaths, rolePaths } from '../paths';

type Verdict = TestAccessQuery['testAccess'];

/** Result of an access test, allowed or denied, with the reason in a sentence. */
export function AccessVerdictCard({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation();
  const sentence = useVerdictSentence();
  const { allowed, role, permission } = verdict;
  const Icon = allowed ? Check : Ban;
  return (
    <Card p="4">
      <Flex gap="3" align="flex-start">
        <Box color={allowed ? 'green.fg' : 'fg.muted'} pt="0.5">
          <Icon size={20} aria-hidden />
        </Box>
        <Box>
          <Heading as="h2" textStyle="md" fontWeight="semibold">
            {allowed ? t('accessTest.yes') : t('accessTest.no')}
          </Heading>
          <Text mt="1">{sentence(verdict)}</Text>
          <Flex gap="4" mt="2" textStyle="compact" color="brand.fg" fontWeight="medium" wrap="wrap">
            {role ? <Link to={rolePaths.detail(role.id)}>{t('accessTest.openRole')}</Link> : null}
            {permission ? (
              <Link to={permissionPaths.detail(permission.id)}>{t('accessTest.openPermission')}</Link>
            ) : null}
          </Flex>
        </Box>
      </Flex>
    </Card>
  );
}

function useVerdictSentence() {
  const { t } = useTranslation();
  const ruleText = useRuleText();
  const roleName = useRoleName();
  return ({ reason, personName, rule, source, role, permission }: Verdict) => {
    const words = {
      name: personName,
      action: rule ? ruleText.action(rule.action) : '',
      subject: rule ? ruleText.subject(rule.subject) : '',
      role: role ? roleName(role.name) : '',
      permission: permission?.name ?? t('accessTest.unnamedPermission'),
    };
    const decided = source ? t(`accessTest.sources.${source}`, words) : '';
    const isOwnOnly = reason === 'ALLOWED' && rule?.condition === 'OWN';
    return [t(`accessTest.reasons.${isOwnOnly ? 'OWN' : reason}`, words), decided].filter(Boolean).join(' ');
  };
}
