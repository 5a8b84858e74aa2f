import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { grantsOf } from '../access/grants';
import type { Rule } from '../access/ability';
import { useRuleText } from '../access/useRuleText';
import { useFormat } from '../data/format/useFormat';
import { useMeasureFormat } from '../data/format/measureFormat';
import type { RecordField } from '../records/recordKind';
import { idsIn, isNothing } from './changes';
import type { AuditedNames } from './useAuditedNames';

interface Props {
  value: string | null;
  field: RecordField | undefined;
  names: AuditedNames;
}

/** Shows a value of an audit entry in the format of its field. */
export function AuditedValue({ value, field, names }: Props) {
  const { t } = useTranslation();
  const valueText = useValueText();
  if (value === null || isNothing(value)) {
    return (
      <Text as="span" color="fg.muted" fontStyle="italic">
        {t('audit.nothing')}
      </Text>
    );
  }
  return valueText(value, field, names);
}

function useValueText() {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const media = useMeasureFormat();
  const ruleText = useRuleText();
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });

  return (value: string, field: RecordField | undefined, { nameOf, currency }: AuditedNames): string => {
    switch (field?.type) {
      case 'date':
        return format.date(value);
      case 'moment':
        return format.dateTime(value);
      case 'money':
        return currency
          ? format.money(Number(value), currency)
          : t('audit.minorUnits', { amount: format.integer(Number(value)) });
      case 'bytes':
        return media.size(Number(value));
      case 'choice': {
        const key = field.keyOf(value);
        return i18n.exists(key) ? t(key as 'audit.nothing') : value;
      }
      case 'reference':
        return list.format(idsIn(value).map((id) => nameOf(field.to, id) ?? t('audit.reference', { id })));
      case 'abilities':
        return grantsOf(JSON.parse(value) as Rule[])
          .map(({ subject, actions }) =>
            t('access.grant', { subject: ruleText.subject(subject), actions: ruleText.actions(actions) }),
          )
          .join(' · ');
      default:
        return value;
    }
  };
}
