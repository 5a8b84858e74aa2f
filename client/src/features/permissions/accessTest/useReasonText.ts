import { useTranslation } from 'react-i18next';
import type { Rule } from '../../../kit/access/ability';
import { useRuleText } from '../../../kit/access/useRuleText';
import type { Reason } from '../roles/matrix';

/** Returns functions that describe a cell of the ability matrix: its rule, and why it is on or off. */
export function useReasonText() {
  const { t, i18n } = useTranslation();
  const ruleText = useRuleText();
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const thing = (rule: Rule) =>
    t('matrix.thing', { action: ruleText.action(rule.action), subject: ruleText.subject(rule.subject) });
  const reason = (cause: Reason): string => {
    if ('isLimited' in cause && cause.isLimited)
      return t('matrix.limited', { reason: reason({ ...cause, isLimited: false }) });
    if (cause.kind === 'base') return t('matrix.base');
    if (cause.kind === 'own') return t('matrix.own');
    if (cause.kind === 'wider') return t('matrix.wider', { thing: thing(cause.rule) });
    return cause.permission
      ? t('matrix.permission', { name: cause.permission.name })
      : t('matrix.somePermission');
  };
  const why = (reasons: readonly Reason[]) =>
    reasons.length === 0 ? t('matrix.off') : list.format(reasons.map(reason));
  return {
    thing,
    why,
    sentence: (rule: Rule, reasons: readonly Reason[]) =>
      t('matrix.sentence', { thing: thing(rule), why: why(reasons) }),
  };
}
