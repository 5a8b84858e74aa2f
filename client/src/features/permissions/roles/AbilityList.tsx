import { Badge, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Rule } from '../../../kit/access/ability';
import { grantsOf } from '../../../kit/access/grants';
import { useRuleText } from '../../../kit/access/useRuleText';

/** Lists the abilities of a permission or a role, by subject. */
export function AbilityList({ abilities }: { abilities: readonly Rule[] }) {
  const { t } = useTranslation();
  const ruleText = useRuleText();
  return (
    <Flex wrap="wrap" gap="1.5" py="1">
      {grantsOf(abilities).map(({ subject, actions }) => (
        <Badge key={subject} colorPalette="gray" whiteSpace="normal">
          {t('access.grant', { subject: ruleText.subject(subject), actions: ruleText.actions(actions) })}
        </Badge>
      ))}
    </Flex>
  );
}
