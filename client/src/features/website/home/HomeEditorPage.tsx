import { Button, Menu, Portal, Text } from '@chakra-ui/react';
import { ChevronDown, Plus } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { SectionKind } from '../../../apollo/schemaTypes.generated';
import { OrderedList } from '../../../kit/form/order/OrderedList';
import type { SaveForm } from '../../../kit/form/useSaveForm';
import { Section } from '../../../kit/layout/Card';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { SideDrawer } from '../../../kit/layout/SideDrawer';
import { DesignEditor } from '../design/DesignEditor';
import { SectionFields } from './SectionFields';
import { maxSections, sectionKinds } from './sectionKinds';
import { SectionRow } from './SectionRow';
import { inputOfHome, newSection, valuesOfHome, type HomeValues, type SectionValues } from './sectionValues';

/** Editor of the website's home page, with a preview. */
export default function HomeEditorPage() {
  const { t } = useTranslation();
  // The preview of another page links here, with the section that was pressed.
  const [search] = useSearchParams();
  const [opened, setOpened] = useState(search.get('section'));
  const listed = (value: unknown) =>
    (value as SectionValues[]).map(({ kind }) => t(`website.sectionKinds.${kind}`)).join(' · ');
  return (
    <>
      <PageHeader title={t('website.home.title')} description={t('website.home.description')} />
      <DesignEditor<HomeValues>
        valuesOf={valuesOfHome}
        inputOf={inputOfHome}
        names={{ sections: { label: t('website.home.sections'), show: listed } }}
        onSection={setOpened}
      >
        {(form, mayUpdate) => (
          <Sections form={form} mayUpdate={mayUpdate} opened={opened} onClose={() => setOpened(null)} />
        )}
      </DesignEditor>
    </>
  );
}

interface SectionsProps {
  form: SaveForm<HomeValues>;
  mayUpdate: boolean;
  /** Key of the section whose form is open; null for none. */
  opened: string | null;
  onClose: () => void;
}

function Sections({ form, mayUpdate, opened, onClose }: SectionsProps) {
  const { t } = useTranslation();
  const { fields, append, remove, move, update } = useFieldArray({
    control: form.control,
    name: 'sections',
    keyName: 'rowId',
  });
  const sections = useWatch({ control: form.control, name: 'sections' });
  const [chosen, setChosen] = useState<number>();
  const found = sections.findIndex(({ key }) => key === opened);
  const edited = mayUpdate && found >= 0 ? found : chosen;
  const close = () => {
    setChosen(undefined);
    onClose();
  };
  const nameOf = ({ kind }: SectionValues) => t(`website.sectionKinds.${kind}`);
  const add = (kind: SectionKind) => {
    append(newSection(kind), { shouldFocus: false });
    setChosen(fields.length);
  };
  return (
    <Section
      title={t('website.home.sections')}
      aside={mayUpdate ? <AddSection isFull={fields.length >= maxSections} onAdd={add} /> : null}
    >
      {fields.length === 0 ? <Text color="fg.muted">{t('website.home.empty')}</Text> : null}
      <OrderedList
        ids={fields.map(({ rowId }) => rowId)}
        nameAt={(index) => (sections[index] ? nameOf(sections[index]) : '')}
        label={t('website.home.sections')}
        onMove={move}
      >
        {(rowId, index, moveBy) => {
          const section = sections[index];
          return section ? (
            <SectionRow
              key={rowId}
              id={rowId}
              index={index}
              section={section}
              mayUpdate={mayUpdate}
              onMove={moveBy}
              onEdit={() => setChosen(index)}
              onHide={() => update(index, { ...section, isHidden: !section.isHidden })}
              onRemove={() => remove(index)}
            />
          ) : null;
        }}
      </OrderedList>
      {edited !== undefined && sections[edited] ? (
        <SideDrawer
          title={nameOf(sections[edited])}
          description={t(`website.sectionHelp.${sections[edited].kind}`)}
          onClose={close}
          footer={
            <Button colorPalette="brand" onClick={close}>
              {t('website.home.done')}
            </Button>
          }
        >
          <SectionFields form={form} index={edited} kind={sections[edited].kind} />
        </SideDrawer>
      ) : null}
    </Section>
  );
}

function AddSection({ isFull, onAdd }: { isFull: boolean; onAdd: (kind: SectionKind) => void }) {
  const { t } = useTranslation();
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button size="sm" variant="outline" disabled={isFull}>
          <Plus aria-hidden /> {t('website.home.add')} <ChevronDown aria-hidden size={14} />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {(Object.keys(sectionKinds) as SectionKind[]).map((kind) => {
              const { icon: Icon } = sectionKinds[kind];
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
