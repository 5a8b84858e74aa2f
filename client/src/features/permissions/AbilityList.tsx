import { Badge, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Rule } from '../../kit/access/ability';
import { useRuleText } from '../../kit/access/useRuleText';

/** What a permission or a role lets one do, subject by subject. */
export function AbilityList({ abilities }: { abilities: readonly Rule[] }) {
  const { t } = useTranslation();
  const ruleText = useRuleText();
  return (
    <Flex wrap="wrap" gap="1.5">
      {[...bySubject(abilities)].map(([subject, actions]) => (
        <Badge key={subject} colorPalette="gray" whiteSpace="normal">
          {t('access.grant', {
            subject: ruleText.subject(subject),
            actions: actions.map((action) => ruleText.action(action)).join(', '),
          })}
        </Badge>
      ))}
    </Flex>
  );
}

function bySubject(abilities: readonly Rule[]) {
  const groups = new Map<string, string[]>();
  for (const { action, subject } of abilities) {
    const actions = groups.get(subject) ?? [];
    if (!actions.includes(action)) groups.set(subject, [...actions, action]);
  }
  return groups;
}
