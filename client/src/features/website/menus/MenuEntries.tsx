import { Button, Text } from '@chakra-ui/react';
import { get, useFieldArray, useWatch } from 'react-hook-form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuRecordState } from '../../../apollo/schemaTypes.generated';
import { notify } from '../../../kit/feedback/toasts/notify';
import { fieldMessage } from '../../../kit/form/fieldErrors';
import type { SaveForm } from '../../../kit/form/useSaveForm';
import { Section } from '../../../kit/layout/Card';
import { SideDrawer } from '../../../kit/layout/SideDrawer';
import { AddEntry } from './AddEntry';
import { EntryFields } from './EntryFields';
import { EntryRow } from './EntryRow';
import { maxEntries, maxSiblings, removed, type TreeRow } from './menuTree';
import { useMenuSubjects } from './menuSubjects';
import { MenuTree } from './MenuTree';
import {
  isLink,
  newEntry,
  noLabels,
  type EntryRecord,
  type EntryValues,
  type MenusValues,
} from './menuValues';
import { RecordDrawer } from './RecordDrawer';
import { useEntryName } from './useEntryName';

interface Props {
  form: SaveForm<MenusValues>;
  name: keyof MenusValues;
  mayUpdate: boolean;
  /** Looks up whether a record is on the website. */
  stateOf: (record: EntryRecord | null) => MenuRecordState | undefined;
}

/** Lists the entries of a menu in order, indented by level. */
export function MenuEntries({ form, name, mayUpdate, stateOf }: Props) {
  const { t } = useTranslation();
  const nameOf = useEntryName();
  const hasRecords = useMenuSubjects().length > 0;
  const { append, remove, move } = useFieldArray({ control: form.control, name, keyName: 'rowId' });
  const entries = useWatch({ control: form.control, name });
  const [editedKey, setEditedKey] = useState<string>();
  const [choosesRecord, setChoosesRecord] = useState(false);
  // `entries` are those of the last render, which may be older than a quick key press.
  const readEntries = () => form.getValues(name);
  const add = (entry: EntryValues) => {
    append(entry, { shouldFocus: false });
    // A link needs an address and a label first, so its form opens at once.
    if (isLink(entry)) setEditedKey(entry.key);
  };
  const setLevels = (rows: readonly TreeRow[]) =>
    rows.forEach(({ depth }, index) => {
      const path = `${name}.${index}.depth` as const;
      if (form.getValues(path) !== depth) form.setValue(path, depth, { shouldDirty: true });
    });
  const arrange = (rows: readonly TreeRow[]) => {
    const keys = readEntries().map(({ key }) => key);
    for (const [to, { key }] of rows.entries()) {
      const from = keys.indexOf(key);
      if (from === to) continue;
      move(from, to);
      keys.splice(to, 0, ...keys.splice(from, 1));
    }
    setLevels(rows);
  };
  const removeEntry = (entry: EntryValues) => {
    const current = readEntries();
    const index = current.findIndex(({ key }) => key === entry.key);
    if (index < 0) return;
    const rest = removed(current, index);
    if (!rest)
      return notify({
        type: 'error',
        title: t('website.menus.notRemoved', { name: nameOf(entry) }),
        description: t('website.menus.tooManyBeside', { max: maxSiblings }),
      });
    remove(index);
    setLevels(rest);
  };
  /** Message of the first problem of an entry. */
  const problemAt = (index: number) => {
    const problem = firstProblem(get(form.formState.errors, `${name}.${index}`));
    return problem && fieldMessage(t, problem.message || problem.type);
  };
  const menuProblem = get(form.formState.errors, name) as Problem | undefined;
  const edited = entries.findIndex(({ key }) => key === editedKey);
  const isFull =
    entries.length >= maxEntries || entries.filter(({ depth }) => depth === 0).length >= maxSiblings;
  return (
    <Section
      title={t(`website.menus.${name}`)}
      aside={
        mayUpdate ? (
          <AddEntry
            isFull={isFull}
            hasRecords={hasRecords}
            onAdd={(target) => {
              if (target === 'record') setChoosesRecord(true);
              else add(newEntry(target === 'link' ? {} : { page: target }));
            }}
          />
        ) : null
      }
    >
      {entries.length === 0 ? <Text color="fg.muted">{t('website.menus.empty')}</Text> : null}
      {menuProblem?.type ? (
        <Text color="fg.error" role="alert">
          {fieldMessage(t, menuProblem.message || menuProblem.type)}
        </Text>
      ) : null}
      <MenuTree
        rows={entries}
        readRows={readEntries}
        nameAt={(index) => (entries[index] ? nameOf(entries[index]) : '')}
        label={t(`website.menus.${name}`)}
        onArrange={arrange}
      >
        {(index, moves) => (
          <EntryRow
            key={entries[index]!.key}
            index={index}
            entry={entries[index]!}
            state={stateOf(entries[index]!.record)}
            problem={problemAt(index)}
            mayUpdate={mayUpdate}
            moves={moves}
            onEdit={() => setEditedKey(entries[index]!.key)}
            onRemove={() => removeEntry(entries[index]!)}
          />
        )}
      </MenuTree>
      {choosesRecord ? (
        <RecordDrawer
          onChoose={(record) => add(newEntry({ record }))}
          onClose={() => setChoosesRecord(false)}
        />
      ) : null}
      {edited < 0 ? null : (
        <SideDrawer
          title={nameOf({ ...entries[edited]!, labels: noLabels })}
          description={t(helpOf(entries[edited]!, stateOf(entries[edited]!.record)))}
          onClose={() => setEditedKey(undefined)}
          footer={
            <Button colorPalette="brand" onClick={() => setEditedKey(undefined)}>
              {t('website.home.done')}
            </Button>
          }
        >
          <EntryFields form={form} name={`${name}.${edited}`} isLink={isLink(entries[edited]!)} />
        </SideDrawer>
      )}
    </Section>
  );
}

/** Key of the text that explains an entry. */
function helpOf({ page, record }: EntryValues, state: MenuRecordState | undefined) {
  if (page) return 'website.menus.pageHelp' as const;
  if (!record) return 'website.menus.linkHelp' as const;
  return state === 'HIDDEN' || state === 'MISSING'
    ? (`website.menus.stateHelp.${state}` as const)
    : ('website.menus.recordHelp' as const);
}

interface Problem {
  message?: string;
  type?: string;
}

/** The first error of a field, or of the fields inside. */
function firstProblem(errors: unknown): Problem | undefined {
  if (typeof errors !== 'object' || errors === null) return undefined;
  const problem = errors as Problem;
  if (typeof problem.type === 'string') return problem;
  return Object.entries(errors)
    .filter(([field]) => field !== 'ref')
    .map(([, inner]) => firstProblem(inner))
    .find(Boolean);
}
