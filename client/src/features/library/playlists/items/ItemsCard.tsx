import { Box, Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { ListMusic, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../../kit/late/late';
import { ErrorState } from '../../../../kit/feedback/ErrorState';
import { StateMessage } from '../../../../kit/feedback/StateMessage';
import { useDelayed } from '../../../../kit/feedback/useDelayed';
import { Card } from '../../../../kit/layout/Card';
import { usePlayerState } from '../../player/usePlayer';
import { ItemList } from './ItemList';
import { SelectionBar } from './SelectionBar';
import { useItemActions } from './useItemActions';
import { useActs, usePlayFrom } from './useActs';
import { usePlaylistItems } from './usePlaylistItems';

const AddMediaDrawer = lazyPart(() => import('./AddMediaDrawer'));
const ItemDrawer = lazyPart(() => import('./ItemDrawer'));

/** The items of a hand-picked playlist in order: play, move, trim, remove and add. */
export function ItemsCard({ playlistId, mayChange }: { playlistId: string; mayChange: boolean }) {
  const { t } = useTranslation();
  const items = usePlaylistItems(playlistId);
  const { page, query, hasMore } = items;
  const { move, remove } = useItemActions(playlistId, items);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<'add' | { itemId: string }>();
  const showsSkeleton = useDelayed(query.loading && !page);
  const playingId = usePlayerState(({ queue, index, isPlaying }) =>
    isPlaying ? queue[index]?.id : undefined,
  );
  const rows = page?.items ?? [];
  const edited = typeof opened === 'object' ? rows.find(({ id }) => id === opened.itemId) : undefined;
  const acts = useActs({
    play: usePlayFrom(playlistId, page, playingId),
    edit: (itemId) => setOpened({ itemId }),
    remove: (id) => void remove(new Set([id])),
    select: (id, isSelected) =>
      setSelected(
        (before) => new Set(isSelected ? [...before, id] : [...before].filter((itemId) => itemId !== id)),
      ),
  });
  const chosen = new Set(rows.filter(({ id }) => selected.has(id)).map(({ id }) => id));

  const addButton = mayChange ? (
    <Button size="sm" colorPalette="brand" onClick={() => setOpened('add')}>
      <Plus aria-hidden /> {t('playlists.items.add')}
    </Button>
  ) : null;
  return (
    <Card>
      <Flex justify="space-between" align="center" gap="3" px="4" py="3" wrap="wrap">
        <Box>
          <Text as="h2" textStyle="sm" fontWeight="semibold">
            {t('playlists.items.title')}
          </Text>
          {mayChange ? (
            <Text textStyle="xs" color="fg.muted" display={{ base: 'none', md: 'block' }}>
              {t('playlists.items.how')}
            </Text>
          ) : null}
        </Box>
        {rows.length > 0 ? addButton : null}
      </Flex>
      {page === undefined && query.error ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch().catch(() => undefined)} />
      ) : page === undefined ? (
        <Stack gap="3" px="4" pb="4" opacity={showsSkeleton ? 1 : 0}>
          {['a', 'b', 'c', 'd', 'e'].map((row) => (
            <Skeleton key={row} h="9" />
          ))}
        </Stack>
      ) : rows.length === 0 ? (
        <StateMessage icon={ListMusic} title={t('list.empty')} action={addButton}>
          {t('playlists.items.empty')}
        </StateMessage>
      ) : (
        <ItemList
          items={rows}
          readItems={items.readItems}
          totalItems={page.totalItems}
          selected={chosen}
          playingId={playingId}
          mayChange={mayChange}
          acts={acts}
          onSelectAll={(all) => setSelected(new Set(all ? rows.map(({ id }) => id) : []))}
          onMove={move}
        />
      )}
      {hasMore ? (
        <Flex justify="center" p="3" borderTopWidth="1px">
          <Button variant="outline" onClick={() => void items.loadMore().catch(() => undefined)}>
            {t('playlists.items.more')}
          </Button>
        </Flex>
      ) : null}
      {chosen.size > 0 ? (
        <SelectionBar
          text={t('playlists.items.selected', { count: chosen.size })}
          onRemove={() => {
            void remove(chosen);
            setSelected(new Set());
          }}
          onClear={() => setSelected(new Set())}
        />
      ) : null}
      <Suspense>
        {opened === 'add' ? (
          <AddMediaDrawer
            playlistId={playlistId}
            onAdded={items.reload}
            onClose={() => setOpened(undefined)}
          />
        ) : null}
        {edited ? (
          <ItemDrawer item={edited} onSaved={items.reload} onClose={() => setOpened(undefined)} />
        ) : null}
      </Suspense>
    </Card>
  );
}
