import { Button, Flex, Menu, Portal, Text } from '@chakra-ui/react';
import { DragDropProvider, type DragEndEvent } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { ChevronDown, LibraryBig, ListOrdered, Plus, Printer, Wand2, X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { RundownItemInput } from '../../../apollo/schemaTypes.generated';
import { useSession } from '../../../apollo/session/SessionContext';
import { useSpokenDrag } from '../../../kit/data/texts/useSpokenDrag';
import { RecordState } from '../../../kit/data/texts/RecordState';
import { StateMessage } from '../../../kit/feedback/StateMessage';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import { lazyPart } from '../../../kit/late/late';
import { Card } from '../../../kit/layout/Card';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { SideDrawer } from '../../../kit/layout/SideDrawer';
import { useMediaQuery } from '../../../kit/layout/useMediaQuery';
import { useLatestActs } from '../../../kit/useLatestActs';
import { RecordChatButton } from '../../chat/shared';
import { calendarPath } from '../paths';
import { Editors, inColour } from '../../../kit/editing/Editors';
import { Filled } from './items/Filled';
import { ItemAddDrawer, ItemEditDrawer } from './items/ItemDrawers';
import { ItemList } from './items/ItemList';
import { formKinds, kindIcons, type FormKind } from './kinds';
import { LibraryPanel, mediumDragged } from './LibraryPanel';
import { RundownSummary, RundownStateBadge } from './RundownSummary';
import type { RundownFieldsFragment, RundownMediumFragment } from './rundowns.generated';
import { useEditors } from './useEditors';
import { useItemActions } from './items/useItemActions';
import { useRundown, useRundownState, type RundownKey } from './useRundown';

const FillDrawer = lazyPart(() => import('./items/FillDrawer'));
const WhyDrawer = lazyPart(() => import('./WhyDrawer'));

/** Rundown of one occurrence, which several people can edit at the same time. */
export default function RundownPage() {
  const { slotId = '', date = '' } = useParams();
  const key = { slotId, date };
  const { query, rundown, again } = useRundown(key);
  return (
    <RecordState query={query} record={rundown}>
      {(found) => (
        // Another day is another rundown: the key then resets the selection and closes open drawers.
        <Rundown key={found.id} rundownKey={key} rundown={found} again={again} />
      )}
    </RecordState>
  );
}

/** The drawer that is open next to the list. */
type Open =
  | { is: 'add'; kind: FormKind }
  | { is: 'edit' | 'why'; itemId: string }
  | { is: 'library' }
  | { is: 'fill' };

function Rundown({
  rundownKey,
  rundown,
  again,
}: {
  rundownKey: RundownKey;
  rundown: RundownFieldsFragment;
  again: () => Promise<void>;
}) {
  const { t } = useTranslation();
  const { viewer } = useSession();
  const notifyError = useNotifyError();
  const isWide = useMediaQuery('(min-width: 80em)');
  const timeZone = viewer?.radio?.timeZone ?? 'UTC';
  const { items, occurrence } = rundown;
  const frame = { startsAt: Date.parse(occurrence.startsAt), timeZone };
  const rundownState = useRundownState(occurrence);
  const mayChange = rundown.mayChange && !rundown.isLocked && rundownState === 'coming';

  const [open, setOpen] = useState<Open>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [atId, setAtId] = useState<string | null>(null);
  const [focusId, setFocusId] = useState<string>();
  const [said, setSaid] = useState('');
  const currentId = items.some(({ id }) => id === atId) ? atId : null;
  const editors = inColour(useEditors(rundownKey, currentId));
  const { move, add, remove, readItems, nameOf, isMoving } = useItemActions(rundown, again);
  const chosen = new Set([...selected].filter((id) => items.some((item) => item.id === id)));
  const close = () => setOpen(undefined);

  const put = async (inputs: readonly RundownItemInput[], behind?: number) => {
    const added = await add(inputs, behind);
    const last = added.at(-1);
    if (!last) return undefined;
    setAtId(last.id);
    setSaid(t('rundowns.putIn', { title: nameOf(last) }));
    return last;
  };
  /** Returns the index of the selected item, after which items are inserted. Undefined without a selection: items then go to the end. */
  const behindCurrent = () => {
    const index = items.findIndex(({ id }) => id === currentId);
    return index < 0 ? undefined : index;
  };
  const pick = async ({ id, kind }: RundownMediumFragment, behind = behindCurrent()) => {
    const input = { kind: kind === 'JINGLE' ? 'JINGLE' : 'MEDIA', mediaId: id } as const;
    try {
      return await put([input], behind);
    } catch (error) {
      notifyError(t('rundowns.addFailed'), error);
      return undefined;
    }
  };
  const drop = async (medium: RundownMediumFragment, behind: number) => {
    const added = await pick(medium, behind);
    if (added) setFocusId(added.id);
  };
  const addEpisode = () =>
    put([{ kind: 'EPISODE' }], behindCurrent()).catch((error: unknown) =>
      notifyError(t('rundowns.addFailed'), error),
    );
  const moveItem = (from: number, to: number) => {
    const item = move(from, to);
    if (!item) return;
    setFocusId(item.id);
    setSaid(t('rundowns.moved', { title: nameOf(item), position: to + 1, count: items.length }));
  };
  const acts = useLatestActs({
    edit: (itemId: string) => setOpen({ is: 'edit', itemId }),
    why: (itemId: string) => setOpen({ is: 'why', itemId }),
    remove: (id: string) => void remove(new Set([id])),
    select: (id: string, isSelected: boolean) =>
      setSelected(
        (before) => new Set(isSelected ? [...before, id] : [...before].filter((itemId) => itemId !== id)),
      ),
  });
  const plugins = useSpokenDrag((step, id, index) => {
    const item = items.find((candidate) => candidate.id === id);
    return (
      item && t(`bookmarks.spoken.${step}`, { page: nameOf(item), position: index + 1, count: items.length })
    );
  }, t('bookmarks.spoken.how'));
  const onDragEnd = ({ canceled, operation: { source, target } }: DragEndEvent) => {
    if (canceled || !source) return;
    const medium = mediumDragged(source.data);
    if (medium) {
      const targetIndex = items.findIndex(({ id }) => id === target?.id);
      if (target) void drop(medium, targetIndex < 0 ? items.length - 1 : targetIndex - 1);
    } else if (isSortable(source) && source.initialIndex !== source.index) {
      moveItem(source.initialIndex, source.index);
    }
  };
  const opened = open && 'itemId' in open ? items.find(({ id }) => id === open.itemId) : undefined;
  return (
    <DragDropProvider plugins={plugins} onDragEnd={onDragEnd}>
      <PageHeader
        title={t('rundowns.of', { title: occurrence.title })}
        back={{ to: calendarPath, label: t('calendar.title') }}
        beside={
          <>
            <RundownStateBadge state={rundownState} />
            <Editors editors={editors} />
          </>
        }
        description={<RundownSummary rundown={rundown} timeZone={timeZone} />}
        actions={
          <>
            <RecordChatButton kind="Rundown" id={rundown.id} title={occurrence.title} />
            <Button variant="outline" onClick={() => window.print()}>
              <Printer aria-hidden /> {t('actions.print')}
            </Button>
            {mayChange ? (
              <Button variant="outline" onClick={() => setOpen({ is: 'fill' })}>
                <Wand2 aria-hidden /> {t('rundowns.fill.do')}
              </Button>
            ) : null}
            {mayChange ? (
              <AddMenu
                isMain={isWide}
                hasEpisode={occurrence.episode !== null}
                onKind={(kind) => (kind === 'EPISODE' ? void addEpisode() : setOpen({ is: 'add', kind }))}
              />
            ) : null}
            {mayChange && !isWide ? (
              <Button colorPalette="brand" onClick={() => setOpen({ is: 'library' })}>
                <LibraryBig aria-hidden /> {t('rundowns.library.title')}
              </Button>
            ) : null}
          </>
        }
      />
      <Flex gap="4" align="flex-start">
        <Card flex="1" minW="0" _print={{ borderRadius: '0', boxShadow: 'none' }}>
          {items.length === 0 ? (
            <StateMessage icon={ListOrdered} title={t('rundowns.emptyTitle')}>
              {t(mayChange ? 'rundowns.empty' : 'rundowns.emptyToRead')}
            </StateMessage>
          ) : (
            <ItemList
              items={items}
              readItems={readItems}
              frame={frame}
              selected={chosen}
              currentId={currentId}
              focusId={focusId}
              editors={editors}
              mayChange={mayChange}
              isBusy={isMoving}
              acts={acts}
              onCurrent={setAtId}
              onFocused={() => setFocusId(undefined)}
              onMove={moveItem}
              onSelectAll={(all) => setSelected(new Set(all ? items.map(({ id }) => id) : []))}
            />
          )}
          <Filled left={rundown.left} hasItems={items.length > 0} />
          {mayChange && chosen.size > 0 ? (
            <Flex
              position="sticky"
              bottom="var(--regie-bottom, 0px)"
              zIndex="1"
              align="center"
              gap="2"
              px="4"
              py="2"
              bg="bg.panel"
              borderTopWidth="1px"
              borderBottomRadius="l3"
              data-print="hide"
            >
              <Text flex="1" fontWeight="medium" role="status">
                {t('rundowns.selected', { count: chosen.size })}
              </Text>
              <Button
                size="sm"
                variant="outline"
                onClick={() => {
                  void remove(chosen);
                  setSelected(new Set());
                }}
              >
                <X aria-hidden /> {t('rundowns.remove')}
              </Button>
              <Button size="sm" variant="ghost" onClick={() => setSelected(new Set())}>
                {t('list.clear')}
              </Button>
            </Flex>
          ) : null}
        </Card>
        {mayChange && isWide ? (
          <Card p="4" w="300px" flexShrink="0" data-print="hide">
            <LibraryPanel canDraw onPick={(medium) => void pick(medium)} />
          </Card>
        ) : null}
      </Flex>
      <Text srOnly role="status">
        {said}
      </Text>
      {open?.is === 'library' && mayChange ? (
        <SideDrawer title={t('rundowns.library.title')} onClose={close}>
          <LibraryPanel canDraw={false} onPick={(medium) => void pick(medium)} />
        </SideDrawer>
      ) : null}
      {open?.is === 'add' ? (
        <ItemAddDrawer
          kind={open.kind}
          frame={frame}
          add={(input) => put([input], behindCurrent())}
          onClose={close}
        />
      ) : null}
      {open?.is === 'edit' && opened ? (
        <ItemEditDrawer item={opened} rundown={rundownKey} frame={frame} onSaved={again} onClose={close} />
      ) : null}
      <Suspense>
        {open?.is === 'fill' ? <FillDrawer rundown={rundown} onFilled={again} onClose={close} /> : null}
        {open?.is === 'why' && opened ? (
          <WhyDrawer rundown={rundownKey} itemId={opened.id} title={nameOf(opened)} onClose={close} />
        ) : null}
      </Suspense>
    </DragDropProvider>
  );
}

function AddMenu({
  isMain,
  hasEpisode,
  onKind,
}: {
  /** False on narrow screens, where a button that opens the library is the primary one. */
  isMain: boolean;
  hasEpisode: boolean;
  onKind: (kind: FormKind) => void;
}) {
  const { t } = useTranslation();
  const kinds: readonly FormKind[] = hasEpisode ? [...formKinds, 'EPISODE'] : formKinds;
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button {...(isMain ? { colorPalette: 'brand' } : { variant: 'outline' })}>
          <Plus aria-hidden /> {t('rundowns.add')} <ChevronDown aria-hidden size={14} />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {kinds.map((kind) => {
              const Icon = kindIcons[kind];
              return (
                <Menu.Item key={kind} value={kind} onClick={() => onKind(kind)}>
                  <Icon size={16} aria-hidden /> {t(`rundowns.kinds.${kind}`)}
                </Menu.Item>
              );
            })}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
