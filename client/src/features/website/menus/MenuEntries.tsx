import { Button, Flex, Menu, Portal, Text } from '@chakra-ui/react';
import { ChevronDown, CircleAlert, ExternalLink, Plus } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SitePage } from '../../../apollo/schemaTypes.generated';
import { OrderedList } from '../../../kit/form/order/OrderedList';
import { OrderedRow, useRowActions } from '../../../kit/form/order/OrderedRow';
import type { SaveForm } from '../../../kit/form/useSaveForm';
import { Section } from '../../../kit/layout/Card';
import { SideDrawer } from '../../../kit/layout/SideDrawer';
import { siteLanguages } from '../useSiteLanguages';
import { EntryFields } from './EntryFields';
import { maxEntries, newEntry, sitePages, type EntryValues, type MenusValues } from './menuValues';

interface Props {
  form: SaveForm<MenusValues>;
  name: keyof MenusValues;
  mayUpdate: boolean;
}

/** The entries of a menu, in their order. */
export function MenuEntries({ form, name, mayUpdate }: Props) {
  const { t } = useTranslation();
  const nameOf = useEntryName();
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name, keyName: 'rowId' });
  const entries = useWatch({ control: form.control, name });
  const [edited, setEdited] = useState<number>();
  const add = (page: SitePage | null) => {
    append(newEntry(page), { shouldFocus: false });
    // A link needs an address and a label first, so its form opens at once.
    if (page === null) setEdited(fields.length);
  };
  const shown = edited === undefined ? undefined : entries[edited];
  return (
    <Section
      title={t(`website.menus.${name}`)}
      aside={mayUpdate ? <AddEntry isFull={fields.length >= maxEntries} onAdd={add} /> : null}
    >
      {fields.length === 0 ? <Text color="fg.muted">{t('website.menus.empty')}</Text> : null}
      <OrderedList
        ids={fields.map(({ rowId }) => rowId)}
        nameAt={(index) => (entries[index] ? nameOf(entries[index]) : '')}
        label={t(`website.menus.${name}`)}
        onMove={move}
      >
        {(rowId, index, moveBy) => (
          <EntryRow
            key={rowId}
            id={rowId}
            index={index}
            entry={entries[index] ?? newEntry(null)}
            mayUpdate={mayUpdate}
            onMove={moveBy}
            onEdit={() => setEdited(index)}
            onRemove={() => remove(index)}
          />
        )}
      </OrderedList>
      {shown ? (
        <SideDrawer
          title={shown.page ? t(`website.menus.pages.${shown.page}`) : t('website.menus.link')}
          description={t(shown.page ? 'website.menus.pageHelp' : 'website.menus.linkHelp')}
          onClose={() => setEdited(undefined)}
          footer={
            <Button colorPalette="brand" onClick={() => setEdited(undefined)}>
              {t('website.home.done')}
            </Button>
          }
        >
          <EntryFields form={form} name={`${name}.${edited!}`} isLink={shown.page === null} />
        </SideDrawer>
      ) : null}
    </Section>
  );
}

/**
 * Returns a function that names an entry by its label in the first language that has one. Entries without a label are named by
 * their page or address.
 */
export function useEntryName() {
  const { t } = useTranslation();
  return ({ page, link, labels }: EntryValues): string => {
    const own = siteLanguages.map((language) => labels[language]).find((label) => label.trim());
    return own ?? (page ? t(`website.menus.pages.${page}`) : link || t('website.menus.link'));
  };
}

interface RowProps {
  id: string;
  index: number;
  entry: EntryValues;
  mayUpdate: boolean;
  onMove: (step: -1 | 1) => void;
  onEdit: () => void;
  onRemove: () => void;
}

function EntryRow({ id, index, entry, mayUpdate, onMove, onEdit, onRemove }: RowProps) {
  const { t } = useTranslation();
  const name = useEntryName()(entry);
  const isIncomplete =
    entry.page === null &&
    (!entry.link.trim() || siteLanguages.every((language) => !entry.labels[language].trim()));
  return (
    <OrderedRow
      id={id}
      index={index}
      name={name}
      isEditable={mayUpdate}
      onMove={onMove}
      actions={useRowActions(onEdit, onRemove)}
    >
      <Text flex="1" minW="0" truncate>
        <bdi>{name}</bdi>
      </Text>
      {isIncomplete ? (
        <Flex align="center" gap="1" textStyle="xs" color="fg.error">
          <CircleAlert size={12} aria-hidden /> {t('website.menus.incomplete')}
        </Flex>
      ) : null}
      {entry.page === null ? <ExternalLink size={14} aria-label={t('website.menus.link')} /> : null}
    </OrderedRow>
  );
}

function AddEntry({ isFull, onAdd }: { isFull: boolean; onAdd: (page: SitePage | null) => void }) {
  const { t } = useTranslation();
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button size="sm" variant="outline" disabled={isFull}>
          <Plus aria-hidden /> {t('website.menus.add')} <ChevronDown aria-hidden size={14} />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.Item value="link" onClick={() => onAdd(null)}>
              {t('website.menus.link')}
            </Menu.Item>
            {sitePages.map((page) => (
              <Menu.Item key={page} value={page} onClick={() => onAdd(page)}>
                {t(`website.menus.pages.${page}`)}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
