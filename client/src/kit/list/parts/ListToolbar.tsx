import { Button, Flex, IconButton, Input, InputGroup } from '@chakra-ui/react';
import { ListChecks, Search, X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isTyping } from '../../keyboard/isTyping';
import { FilterChip } from '../filters/FilterChip';
import { ListViewMenu } from '../view/ListViewMenu';
import type { List } from '../types';
import type { ViewOptions } from '../view/viewOptions';

interface Props {
  list: List<never, never>;
  searchLabel: string | undefined;
  searchHelp?: ReactNode;
  viewOptions: ViewOptions;
  onViewOptions: (patch: Partial<ViewOptions>) => void;
  /** Selection mode of the cards: while it is on, a tap selects a card. Undefined for tables, and without bulk actions. */
  choosing?: { isOn: boolean; toggle: () => void } | undefined;
  /** Menu of saved views. */
  views?: ReactNode;
  /** Export button. */
  save?: ReactNode;
}

/** Search, filters and view options of a list. */
export function ListToolbar<TRow extends { id: string }, TSortKey extends string>({
  list,
  searchLabel,
  searchHelp,
  viewOptions,
  onViewOptions,
  choosing,
  views,
  save,
}: Omit<Props, 'list'> & { list: List<TRow, TSortKey> }) {
  const { t } = useTranslation();
  const isForWideAlone = !(list.isSearchable && searchLabel) && list.filters.length === 0;
  const isBareOnPhone = isForWideAlone && !list.isNarrowed && !views && !choosing;
  return (
    <Flex role="search" align="center" gap="2" p={{ base: isBareOnPhone ? '0' : '3', md: '3' }} wrap="wrap">
      {list.isSearchable && searchLabel ? (
        // When there are many filters, the search field shrinks, so that all of them fit on one line.
        <Flex flex={{ base: '1', md: '999 1 12rem' }} minW="0" maxW={{ md: '72' }} gap="1" align="center">
          <SearchField
            key={list.name}
            label={searchLabel}
            value={list.search}
            isInvalid={list.searchProblem !== undefined}
            onChange={list.setSearch}
          />
          {searchHelp}
        </Flex>
      ) : null}
      {list.filters.length > 0 ? (
        // On phones the filters are one scrollable line, because several lines would push the rows off the screen.
        <Flex
          display={{ base: 'flex', md: 'contents' }}
          gap="2"
          w="full"
          mx="-3"
          px="3"
          minW="calc(100% + 1.5rem)"
          order={{ base: '1', md: '0' }}
          overflowX="auto"
          scrollbarWidth="none"
        >
          {list.filters.map((filter) => (
            <FilterChip
              key={filter.field}
              filter={filter}
              onChange={(value) => list.setFilter(filter.field, value)}
            />
          ))}
        </Flex>
      ) : null}
      {list.isNarrowed ? (
        <Button
          variant="ghost"
          size="xs"
          textStyle="compact"
          color="fg.muted"
          order={{ base: '2', md: '0' }}
          onClick={list.clear}
        >
          {t('list.clear')}
        </Button>
      ) : null}
      <Flex
        display={{ base: views || choosing ? 'flex' : 'none', md: 'flex' }}
        flex={{ md: '1' }}
        minW="max-content"
        justify="flex-end"
        gap="1"
      >
        {views}
        {choosing ? (
          <IconButton
            size="sm"
            variant={choosing.isOn ? 'subtle' : 'ghost'}
            aria-label={t('list.choose')}
            aria-pressed={choosing.isOn}
            onClick={choosing.toggle}
          >
            <ListChecks aria-hidden />
          </IconButton>
        ) : null}
        {save}
        <ListViewMenu columns={list.columns} options={viewOptions} onChange={onViewOptions} />
      </Flex>
    </Flex>
  );
}

const debounce = 250;

/** Search field of a list. The text reaches the URL after a pause in typing; `/` focuses the field. */
export function SearchField({
  label,
  value,
  onChange,
  isLarge = false,
  isInvalid = false,
}: {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Large variant, for screens that start with a search. */
  isLarge?: boolean;
  isInvalid?: boolean;
}) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string>();
  useSlashFocus(input);

  const commit = (text: string) => {
    setDraft(undefined);
    if (text.trim() !== value) onChange(text);
  };
  useEffect(() => {
    if (draft === undefined) return;
    const timer = setTimeout(() => commit(draft), debounce);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only typing restarts the pause
  }, [draft]);

  const text = draft ?? value;
  return (
    <InputGroup
      w={{ base: 'full', md: isLarge ? 'full' : '72' }}
      startElement={<Search size={15} aria-hidden />}
      endElement={
        text ? (
          <Button
            variant="ghost"
            size="2xs"
            p="0"
            minH="0!"
            minW="6!"
            aria-label={t('list.clearSearch')}
            onClick={() => {
              commit('');
              input.current?.focus();
            }}
          >
            <X aria-hidden />
          </Button>
        ) : undefined
      }
    >
      <Input
        ref={input}
        type="search"
        h={isLarge ? '11' : { md: '8' }}
        css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        placeholder={label}
        maxLength={100}
        value={text}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit(event.currentTarget.value);
        }}
      />
    </InputGroup>
  );
}

function useSlashFocus(input: React.RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event)) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [input]);
}
