import { useTranslation } from 'react-i18next';
import type { Rule } from '../../../kit/access/ability';
import { useRuleText } from '../../../kit/access/useRuleText';
import type { Reason } from '../roles/matrix';

/** Describes a cell of the matrix: its rule, and why it is on or off. */
export function useReasonText() {
  const { t, i18n } = useTranslation();
  const ruleText = useRuleText();
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const thing = (rule: Rule) =>
    t('matrix.thing', { action: ruleText.action(rule.action), subject: ruleText.subject(rule.subject) });
  const reason = (one: Reason): string => {
    if ('isLimited' in one && one.isLimited)
      return t('matrix.limited', { reason: reason({ ...one, isLimited: false }) });
    if (one.kind === 'base') return t('matrix.base');
    if (one.kind === 'own') return t('matrix.own');
    if (one.kind === 'wider') return t('matrix.wider', { thing: thing(one.rule) });
    return one.permission
      ? t('matrix.permission', { name: one.permission.name })
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
