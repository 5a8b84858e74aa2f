import { useTranslation } from 'react-i18next';
import { EditDrawer } from '../../../kit/form/EditDrawer';
import type { RecordEdit } from '../../../kit/form/useRecordEdit';
import { PeopleField } from './PeopleField';
import {
  inputOfPeople,
  valuesOfPeople,
  type PeopleValues,
  type Person,
  type PersonValues,
} from './peopleValues';

interface Planned {
  id: string;
  version: number;
  title: string;
  people: readonly Person[];
}

/** Form for the people of an emission or an episode. Not a `plainForm`, because the people are an ordered list. */
export function PeopleDrawer<TRecord extends Planned>({
  record,
  load,
  save,
  onClose,
}: {
  record: TRecord;
  load: RecordEdit<TRecord, PeopleValues>['load'];
  save: (variables: {
    id: string;
    version: number;
    people: ReturnType<typeof inputOfPeople>;
  }) => Promise<unknown>;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { id, title } = record;
  const names = (value: unknown) =>
    (value as PersonValues[]).map(({ name, part }) => `${name} (${t(`planning.parts.${part}`)})`).join(', ');
  return (
    <EditDrawer<TRecord, PeopleValues>
      record={record}
      valuesOf={valuesOfPeople}
      title={t('planning.people.editOf', { title })}
      description={t('planning.people.hint')}
      fieldNames={{ people: { label: t('planning.fields.people'), show: names } }}
      load={load}
      save={async (values, { version }) => {
        await save({ id, version, people: inputOfPeople(values) });
        return t('planning.people.saved', { title });
      }}
      onClose={onClose}
    >
      {(form) => <PeopleField form={form} />}
    </EditDrawer>
  );
}
