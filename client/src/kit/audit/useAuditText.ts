import { useTranslation } from 'react-i18next';
import { useRuleText } from '../access/useRuleText';
import type { RecordKind } from '../records/recordKind';
import type { AuditFieldsFragment } from './audit.generated';
import { recordNameIn, shownChanges } from './changes';

/** Returns functions that describe records, fields and actors of the audit log. */
export function useAuditText() {
  const { t, i18n } = useTranslation();
  const ruleText = useRuleText();
  const list = new Intl.ListFormat(i18n.language, { type: 'unit' });

  const record = (type: string, id: string | null) => {
    if (id === null) return ruleText.subject(type);
    return i18n.exists(`audit.records.${type}`)
      ? t(`audit.records.${type}` as 'audit.records.Invoice', { id })
      : t('audit.record', { type, id });
  };
  const field = (name: string, kind: RecordKind | undefined) => {
    const label = kind?.fields[name]?.label;
    return label ? String(t(label)) : tidied(name);
  };
  return {
    field,
    record,
    actor: ({ actorName }: Pick<AuditFieldsFragment, 'actorName'>) => actorName || t('audit.system'),
    type: (type: string) =>
      i18n.exists(`audit.subjects.${type}`) ? t(`audit.subjects.${type}` as 'audit.subjects.Invoice') : type,
    /** Describes the record of an entry by its name in the entry, or by its current name. */
    recordOf({ subject, subjectId, changes }: AuditFieldsFragment, nameNow?: string) {
      const name = subjectId === null ? undefined : (recordNameIn(changes) ?? nameNow);
      const text = record(subject, subjectId);
      return name ? t('audit.named', { record: text, name }) : text;
    },
    /** Lists the changed fields, or says how many they are when there are more than four. */
    changedFields(entry: AuditFieldsFragment, kind: RecordKind | undefined) {
      const changed = shownChanges(entry, kind);
      return changed.length > maxNamed
        ? t('audit.fields', { count: changed.length })
        : list.format(changed.map((change) => field(change.field, kind)));
    },
  };
}

const maxNamed = 4;

/** Formats a field name as words: `bankCountry` becomes `Bank country`. */
function tidied(name: string) {
  const words = name.replaceAll(/([A-Z])/g, ' $1').toLocaleLowerCase();
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
