import { useTranslation } from 'react-i18next';
import type { SectionRecordType } from '../../../apollo/schemaTypes.generated';
import type { UseFound } from '../../../kit/form/pickers/found';
import { RecordPicker } from '../../../kit/form/pickers/RecordPicker';
import { foundReferences } from '../contents/references/foundReferences';
import { foundTopics } from '../topics/foundTopics';
import type { SectionFieldProps } from './SectionFields';

/** Search of the records to which a section can be limited. */
const foundRecords: Record<SectionRecordType, UseFound> = {
  NEWS_TOPIC: foundTopics.NEWS,
  BLOG_TOPIC: foundTopics.BLOG,
  ALBUM: foundReferences.ALBUM,
  EMISSION: foundReferences.Emission,
};

/**
 * Picker of the record to which a section is limited. The section then shows only contents of that record, such as those of a
 * topic.
 */
export function SectionRecordField({ form, index, field: { recordType } }: SectionFieldProps) {
  const { t } = useTranslation();
  const name = `sections.${index}.record` as const;
  const chosen = form.watch(name);
  if (!recordType) return null;
  return (
    <RecordPicker
      form={form}
      name={name}
      label={t(`website.home.records.${recordType}`)}
      help={t('website.home.recordHelp')}
      isOptional
      chosen={chosen.id && !chosen.text ? { ...chosen, text: t('website.menus.noTitle') } : chosen}
      onChoose={(picked) => form.setValue(name, picked, { shouldDirty: true })}
      useFound={foundRecords[recordType]}
      showLabel={t('website.review.showAll')}
      noneText={t('website.reference.none')}
    />
  );
}
