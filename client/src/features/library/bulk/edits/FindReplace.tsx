import { Button, Checkbox, Flex, Input, NativeSelect } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isChosen } from '../columns';
import { replaceIn } from '../grid/range';
import type { BulkEditor } from '../useBulkEditor';

/** Form that replaces a text in all cells of a column. It first shows the number of affected cells. */
export function FindReplace({ editor, startsAt }: { editor: BulkEditor; startsAt: string | undefined }) {
  const { t } = useTranslation();
  const { sheet, busy } = editor;
  const columns = sheet.columns.filter((column) => !isChosen(column));
  const [key, setKey] = useState(columns.find((column) => column.key === startsAt)?.key ?? columns[0]!.key);
  const [find, setFind] = useState('');
  const [replacement, setReplacement] = useState('');
  const [matchesCase, setMatchesCase] = useState(false);
  const changes = replaceIn(sheet, key, { find, replacement, matchesCase });
  return (
    <Flex
      as="form"
      align="center"
      gap="2"
      px="3"
      pb="3"
      wrap="wrap"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) editor.write(changes);
      }}
    >
      <NativeSelect.Root size="xs" w={{ base: 'full', md: '40' }}>
        <NativeSelect.Field
          aria-label={t('bulk.replace.column')}
          value={key}
          onChange={({ currentTarget }) => setKey(currentTarget.value)}
        >
          {columns.map((column) => (
            <option key={column.key} value={column.key}>
              {t(column.header)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <Words label={t('bulk.replace.find')} value={find} onType={setFind} autoFocus />
      <Words label={t('bulk.replace.with')} value={replacement} onType={setReplacement} />
      <Checkbox.Root
        size="sm"
        minH={{ base: '44px', md: 'auto' }}
        checked={matchesCase}
        onCheckedChange={({ checked }) => setMatchesCase(checked === true)}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label fontWeight="normal" textStyle="compact">
          {t('bulk.replace.case')}
        </Checkbox.Label>
      </Checkbox.Root>
      <Button type="submit" size="xs" variant="outline" disabled={changes.length === 0 || busy !== undefined}>
        {t('bulk.replace.do', { count: changes.length })}
      </Button>
    </Flex>
  );
}

/** A text field of the find and replace form. */
function Words({
  label,
  value,
  onType,
  autoFocus,
}: {
  label: string;
  value: string;
  onType: (text: string) => void;
  autoFocus?: boolean;
}) {
  return (
    <Input
      size="xs"
      flex="1"
      minW="32"
      maxW={{ md: '56' }}
      dir="auto"
      autoFocus={autoFocus}
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  );
}
