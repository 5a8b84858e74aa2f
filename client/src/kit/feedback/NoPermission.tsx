import { LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StateMessage } from './StateMessage';
import type { Rule } from '../access/ability';
import { useRuleText } from '../access/useRuleText';

/** Shows the missing permission, and whom to ask for it. */
export function NoPermission({ action, subject }: Partial<Rule>) {
  const { t } = useTranslation();
  const ruleText = useRuleText();
  return (
    <StateMessage icon={LockKeyhole} title={t('access.deniedTitle')}>
      {action && subject
        ? t('access.denied', { action: ruleText.action(action), subject: ruleText.subject(subject) })
        : t('errors.forbidden')}{' '}
      {t('access.askAdministrator')}
    </StateMessage>
  );
}
