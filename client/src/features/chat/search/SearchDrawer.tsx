import { Button, Checkbox, Flex, Input, InputGroup, Spinner, Stack, Text } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { SideDrawer } from '../../../kit/layout/SideDrawer';
import { useDebounced } from '../../../kit/useDebounced';
import type { Chat } from '../store/useChat';
import { useThreadName } from '../threads/useThreadName';
import { HitRow } from './HitRow';
import { searchWordsOf } from './searchWords';
import { shortest, useSearch } from './useSearch';

/** Search conditions that buttons insert into the query. They are the same in every language. */
const conditions = ['from:', 'in:', 'has:link', 'has:pin', 'before:'] as const;

/** Drawer that searches messages by text, author, thread, content and date. */
export function SearchDrawer({
  chat,
  openId,
  onClose,
}: {
  chat: Chat;
  /** Id of the open thread; null when none is open. */
  openId: string | null;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const nameOf = useThreadName();
  const [typed, setTyped] = useState('');
  const [isHere, setIsHere] = useState(false);
  const words = searchWordsOf(useDebounced(typed));
  const open = useStore(chat.threads).threads.get(openId ?? '');
  const search = useSearch(chat, words, isHere ? openId : null);
  const add = (condition: string) => {
    setTyped((before) => `${before.trimEnd()} ${condition}`.trimStart());
    field.current?.focus();
  };
  return (
    <SideDrawer size="md" title={t('chatSearch.title')} onClose={onClose}>
      <Stack gap="4">
        <InputGroup startElement={<Search size={16} aria-hidden />}>
          <Input
            ref={field}
            type="search"
            dir="auto"
            aria-label={t('chatSearch.title')}
            placeholder={t('chatSearch.placeholder')}
            value={typed}
            maxLength={200}
            onChange={({ target }) => setTyped(target.value)}
          />
        </InputGroup>
        <Flex gap="1" wrap="wrap" role="group" aria-label={t('chatSearch.conditions')}>
          {conditions.map((condition) => (
            <Button
              key={condition}
              size="2xs"
              variant="outline"
              minH={{ base: '11', md: '7' }}
              title={t(`chatSearch.means.${nameOfCondition(condition)}`)}
              onClick={() => add(condition)}
            >
              <bdi dir="ltr">{condition}</bdi>
            </Button>
          ))}
        </Flex>
        {open ? (
          <Checkbox.Root
            size="sm"
            minH={{ base: '11', md: '0' }}
            checked={isHere}
            onCheckedChange={({ checked }) => setIsHere(checked === true)}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{t('chatSearch.here', { name: nameOf(open) })}</Checkbox.Label>
          </Checkbox.Root>
        ) : null}
        <Found search={search} words={words} onOpen={onClose} />
      </Stack>
    </SideDrawer>
  );
}

const nameOfCondition = (condition: (typeof conditions)[number]) =>
  condition.split(':')[0] as 'from' | 'in' | 'has' | 'before';

function Found({
  search: { hits, hasMore, error, isLoading, unknownPerson, unknownThread, again, more },
  words: { text, unknown },
  onOpen,
}: {
  search: ReturnType<typeof useSearch>;
  words: ReturnType<typeof searchWordsOf>;
  onOpen: () => void;
}) {
  const { t } = useTranslation();
  if (error && !isLoading) return <ErrorState error={error} onRetry={again} />;
  const said = unknown[0]
    ? t('chatSearch.unknown', { condition: unknown[0] })
    : unknownPerson
      ? t('chatSearch.unknownPerson', { name: unknownPerson })
      : unknownThread
        ? t('chatSearch.unknownThread', { name: unknownThread })
        : [...text].length < shortest
          ? t('chatSearch.hint', { count: shortest })
          : hits?.length === 0
            ? t('chatSearch.none')
            : null;
  return (
    <>
      <Text role="status" color="fg.muted" textStyle="compact">
        {said ?? (hits ? t('chatSearch.found', { count: hits.length }) : null)}
      </Text>
      {isLoading && !hits ? <Spinner size="sm" /> : null}
      {hits && hits.length > 0 ? (
        <Stack as="ul" listStyleType="none" gap="1">
          {hits.map((hit) => (
            <HitRow key={hit.id} hit={hit} text={text} onOpen={onOpen} />
          ))}
        </Stack>
      ) : null}
      {hasMore ? (
        <Button size="sm" variant="outline" alignSelf="flex-start" onClick={more}>
          {t('chatSearch.more')}
        </Button>
      ) : null}
    </>
  );
}
