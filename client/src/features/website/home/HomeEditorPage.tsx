import { Button, Menu, Portal, Text } from '@chakra-ui/react';
import { ChevronDown, Plus } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { SectionKind } from '../../../apollo/schemaTypes.generated';
import { RecordState } from '../../../kit/data/texts/RecordState';
import { OrderedList } from '../../../kit/form/order/OrderedList';
import type { SaveForm } from '../../../kit/form/useSaveForm';
import { Section } from '../../../kit/layout/Card';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { SideDrawer } from '../../../kit/layout/SideDrawer';
import { DesignEditor } from '../design/DesignEditor';
import { SectionFields } from './SectionFields';
import { useIsRecordMissing, useSectionForms, type SectionForms } from './sectionForms';
import { maxSections, sectionIcons } from './sectionIcons';
import { SectionRow } from './SectionRow';
import {
  fieldOfHome,
  inputOfHome,
  newSection,
  valuesOfHome,
  type HomeValues,
  type SectionValues,
} from './sectionValues';

/** Editor of the website's home page, with a preview. */
export default function HomeEditorPage() {
  const { t } = useTranslation();
  // The preview of another page links here, with the section that was pressed.
  const [search] = useSearchParams();
  const [opened, setOpened] = useState(search.get('section'));
  const { query, forms } = useSectionForms();
  const nameOf = useSectionName();
  const listed = (value: unknown) => (value as SectionValues[]).map(nameOf).join(' · ');
  return (
    <>
      <PageHeader title={t('website.home.title')} description={t('website.home.description')} />
      <DesignEditor<HomeValues>
        valuesOf={valuesOfHome}
        inputOf={inputOfHome}
        fieldAt={fieldOfHome}
        names={{ sections: { label: t('website.home.sections'), show: listed } }}
        onSection={setOpened}
      >
        {(form, mayUpdate) => (
          <RecordState query={query} record={forms}>
            {(found) => (
              <Sections
                form={form}
                forms={found}
                mayUpdate={mayUpdate}
                opened={opened}
                onClose={() => setOpened(null)}
              />
            )}
          </RecordState>
        )}
      </DesignEditor>
    </>
  );
}

/** Returns a function that names a section by its kind. */
function useSectionName() {
  const { t } = useTranslation();
  return ({ kind }: SectionValues): string =>
    kind ? t(`website.sectionKinds.${kind}`) : t('website.home.unknownKind');
}

interface SectionsProps {
  form: SaveForm<HomeValues>;
  forms: SectionForms;
  mayUpdate: boolean;
  /** Key of the section whose form is open; null for none. */
  opened: string | null;
  onClose: () => void;
}

function Sections({ form, forms, mayUpdate, opened, onClose }: SectionsProps) {
  const { t } = useTranslation();
  const { fields, append, remove, move, update } = useFieldArray({
    control: form.control,
    name: 'sections',
    keyName: 'rowId',
  });
  const sections = useWatch({ control: form.control, name: 'sections' });
  // After a move, `fields` are rendered before `sections` are.
  const sectionOf = (key: string) => sections.find((section) => section.key === key);
  const [chosen, setChosen] = useState<number>();
  const found = sections.findIndex(({ key }) => key === opened);
  const edited = mayUpdate && found >= 0 ? found : chosen;
  const shown = edited === undefined ? undefined : sections[edited];
  const close = () => {
    setChosen(undefined);
    onClose();
  };
  const nameOf = useSectionName();
  const isRecordMissing = useIsRecordMissing();
  const add = (kind: SectionKind) => {
    const count = forms.get(kind)?.find(({ name }) => name === 'COUNT')?.usual ?? undefined;
    append(newSection(kind, count), { shouldFocus: false });
    setChosen(fields.length);
  };
  return (
    <Section
      title={t('website.home.sections')}
      aside={
        mayUpdate ? (
          <AddSection kinds={[...forms.keys()]} isFull={fields.length >= maxSections} onAdd={add} />
        ) : null
      }
    >
      {fields.length === 0 ? <Text color="fg.muted">{t('website.home.empty')}</Text> : null}
      <OrderedList
        ids={fields.map(({ key }) => key)}
        nameAt={(index) => (fields[index] ? nameOf(fields[index]) : '')}
        label={t('website.home.sections')}
        onMove={move}
      >
        {(key, index, moveBy) => {
          const section = sectionOf(key);
          return section ? (
            <SectionRow
              key={key}
              id={key}
              index={index}
              section={section}
              name={nameOf(section)}
              isRecordMissing={isRecordMissing(section)}
              isIncorrect={form.formState.errors.sections?.[index] !== undefined}
              mayUpdate={mayUpdate}
              onMove={moveBy}
              onEdit={() => setChosen(index)}
              onHide={() => update(index, { ...section, isHidden: !section.isHidden })}
              onRemove={() => remove(index)}
            />
          ) : null;
        }}
      </OrderedList>
      {edited !== undefined && shown?.kind ? (
        <SideDrawer
          title={nameOf(shown)}
          description={t(`website.sectionHelp.${shown.kind}`)}
          onClose={close}
          footer={
            <Button colorPalette="brand" onClick={close}>
              {t('website.home.done')}
            </Button>
          }
        >
          <SectionFields form={form} index={edited} fields={forms.get(shown.kind) ?? []} />
        </SideDrawer>
      ) : null}
    </Section>
  );
}

interface AddProps {
  /** Kinds that the server knows. */
  kinds: readonly SectionKind[];
  isFull: boolean;
  onAdd: (kind: SectionKind) => void;
}

function AddSection({ kinds, isFull, onAdd }: AddProps) {
  const { t } = useTranslation();
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button size="sm" variant="outline" disabled={isFull || kinds.length === 0}>
          <Plus aria-hidden /> {t('website.home.add')} <ChevronDown aria-hidden size={14} />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {kinds.map((kind) => {
              const Icon = sectionIcons[kind];
              return (
                <Menu.Item key={kind} value={kind} onClick={() => onAdd(kind)}>
                  <Icon size={16} aria-hidden /> {t(`website.sectionKinds.${kind}`)}
                </Menu.Item>
              );
            })}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
