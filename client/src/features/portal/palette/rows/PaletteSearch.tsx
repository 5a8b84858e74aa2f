import { Box, Button, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Command } from '../../../../kit/commands/command';
import { hasModifier } from '../../../../kit/keyboard/keyNames';
import { useErrorText } from '../../../../kit/feedback/useErrorText';
import { PaletteHints } from './PaletteHints';
import { PaletteInput } from './PaletteInput';
import { PaletteList } from './PaletteList';
import { optionId, type PaletteItem } from '../paletteGroups';
import { useBookmarks } from '../../bookmarks/useBookmarks';
import { usePaletteGroups } from '../usePaletteGroups';

type Go = (to: string, how: { query: string; inNewTab: boolean }) => void;

/** Combobox of the palette: the focus stays in the field, and its keys move through the list. */
export function PaletteSearch({
  onGo,
  onCommand,
  onClose,
}: {
  onGo: Go;
  onCommand: (command: Command) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>();
  const { groups, isSearching, error, retry } = usePaletteGroups(typed);
  const { isBookmarked, mayChange, toggle } = useBookmarks();
  const items = groups.flatMap((group) => group.items);
  const active = items.find(({ value }) => value === chosen) ?? items[0];

  const type = (text: string) => {
    setTyped(text);
    setChosen(undefined);
  };
  const open = (item: PaletteItem, inNewTab: boolean) => {
    if (item.search !== undefined) type(item.search);
    else if (item.command && !('to' in item.command)) onCommand(item.command);
    else if (item.command) onGo(item.command.to, { query: '', inNewTab });
    else if (item.to !== undefined) onGo(item.to, { query: typed.trim(), inNewTab });
  };
  const step = (by: number) => {
    const at = active ? items.indexOf(active) : 0;
    setChosen(items[(at + by + items.length) % items.length]?.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const does = actionOf(event, {
      next: () => step(1),
      previous: () => step(-1),
      open: (inNewTab) => active && open(active, inNewTab),
      bookmark: () => active?.page && mayChange && void toggle(active.page),
    });
    if (!does) return;
    event.preventDefault();
    does();
  };

  const isEmpty = items.length === 0 && typed.trim() !== '' && !isSearching && !error;
  return (
    <>
      <PaletteInput
        value={typed}
        onChange={type}
        onKeyDown={onKeyDown}
        onClose={onClose}
        isSearching={isSearching}
        listId={listId}
        activeId={active && optionId(listId, active)}
      />
      <Box flex="1" minH="0" overflowY="auto" p="2" borderTopWidth="1px" borderColor="border">
        <PaletteList
          id={listId}
          groups={groups}
          active={active}
          query={typed}
          isBookmarked={isBookmarked}
          onPoint={({ value }) => setChosen(value)}
          onOpen={open}
          onStar={mayChange ? (page) => void toggle(page) : undefined}
        />
        {isEmpty ? (
          <Text color="fg.muted" textAlign="center" py="8" px="4">
            {t('palette.nothing', { query: typed.trim() })}
          </Text>
        ) : null}
        {error ? (
          <Flex role="alert" align="center" justify="space-between" gap="3" px="3" py="2" color="fg.error">
            {errorText(error)}
            <Button variant="outline" size="xs" onClick={retry}>
              {t('actions.tryAgain')}
            </Button>
          </Flex>
        ) : null}
      </Box>
      <PaletteHints />
      <VisuallyHidden role="status">
        {isSearching || typed.trim() === '' ? '' : t('palette.results', { count: items.length })}
      </VisuallyHidden>
    </>
  );
}

interface Actions {
  next: () => void;
  previous: () => void;
  open: (inNewTab: boolean) => void;
  bookmark: () => void;
}

/** Returns the action of a key; other keys edit the text. */
function actionOf(event: KeyboardEvent, actions: Actions): (() => void) | undefined {
  const hasCommandKey = hasModifier(event);
  if (event.altKey || event.shiftKey) return undefined;
  if (event.key === 'Enter') return () => actions.open(hasCommandKey);
  if (hasCommandKey) return event.key.toLowerCase() === 'd' ? actions.bookmark : undefined;
  if (event.key === 'ArrowDown') return actions.next;
  if (event.key === 'ArrowUp') return actions.previous;
  return undefined;
}
