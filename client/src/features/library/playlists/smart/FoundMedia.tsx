import { Box, Button, Skeleton, Stack, Text, type SystemStyleObject } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../../../../apollo/errors';
import { ErrorState } from '../../../../kit/feedback/ErrorState';
import { useDelayed } from '../../../../kit/feedback/useDelayed';
import { fieldMessage } from '../../../../kit/form/fieldErrors';
import { useMeasureFormat } from '../../../../kit/data/format/measureFormat';
import { kindNamed } from '../../library/kinds';
import { PicturedName } from '../../../../kit/data/people/MediumPicture';
import { useMediaToAddQuery } from '../items/items.generated';

interface Props {
  search: string;
  chosen: readonly string[];
  /** Reasons of the server why media cannot be added, by media id. */
  refused: Record<string, string>;
  onChoose: (ids: readonly string[]) => void;
}

/** Media found in the library, to select from. Media that are not ready are marked, and cannot be selected. */
export function FoundMedia(props: Props) {
  // A new search starts at the first page.
  return <Pages key={props.search} {...props} />;
}

function Pages({ search, chosen, refused, onChoose }: Props) {
  const { t } = useTranslation();
  const [pages, setPages] = useState(1);
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  return (
    <Box css={styles}>
      {numbers.map((page) => (
        <FoundPage
          key={page}
          search={search}
          page={page}
          chosen={chosen}
          refused={refused}
          onToggle={(id) =>
            onChoose(chosen.includes(id) ? chosen.filter((mediaId) => mediaId !== id) : [...chosen, id])
          }
          more={
            page === pages ? (
              <Button size="sm" variant="outline" mt="3" onClick={() => setPages(pages + 1)}>
                {t('playlists.items.more')}
              </Button>
            ) : null
          }
        />
      ))}
    </Box>
  );
}

const perPage = 20;

const styles: SystemStyleObject = {
  '& .found': {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minH: '12',
    py: '1',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
  },
  '& .found:has(input:disabled)': { cursor: 'default' },
  '& .found:has(input:disabled) .medium': { opacity: 0.6 },
  '& .found input': {
    boxSize: '4',
    flexShrink: 0,
    accentColor: 'brand.solid',
    _dark: { colorScheme: 'dark' },
  },
  '& .found .medium': { flex: '1' },
  '& .found-refused': { textStyle: 'xs', color: 'fg.error', display: 'block' },
  '& .found-aside': { color: 'fg.muted', textStyle: 'xs' },
};

function FoundPage({
  search,
  page,
  chosen,
  refused,
  onToggle,
  more,
}: Omit<Props, 'onChoose'> & { page: number; onToggle: (id: string) => void; more: React.ReactNode }) {
  const { t } = useTranslation();
  const media = useMeasureFormat();
  const { data, error, loading, refetch } = useMediaToAddQuery({
    variables: { search: search || null, page },
  });
  const showsSkeleton = useDelayed(loading);
  const found = data?.mediaItems;
  const misunderstood = error ? apiErrorOf(error).fields?.['search'] : undefined;
  if (misunderstood) return <Text role="alert">{fieldMessage(t, misunderstood)}</Text>;
  if (error) return <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!found)
    return (
      <Stack gap="3" opacity={showsSkeleton ? 1 : 0}>
        {['a', 'b', 'c', 'd'].map((row) => (
          <Skeleton key={row} h="10" />
        ))}
      </Stack>
    );
  if (found.totalItems === 0)
    return (
      <Text color="fg.muted" role="status">
        {t('playlists.adding.nothing')}
      </Text>
    );
  return (
    <>
      {found.items.map(({ id, kind, title, credit, artwork, duration, state }) => (
        <label key={id} className="found">
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            disabled={state !== 'READY'}
            onChange={() => onToggle(id)}
          />
          <PicturedName src={artwork} icon={kindNamed(kind).icon} name={title} detail={credit} />
          <span className="found-aside">
            {state === 'READY' ? (
              <bdi>{duration === null ? '—' : media.clock(duration)}</bdi>
            ) : (
              t('playlists.adding.notReady')
            )}
            {refused[id] ? <span className="found-refused">{fieldMessage(t, refused[id])}</span> : null}
          </span>
        </label>
      ))}
      {page * perPage < found.totalItems ? more : null}
    </>
  );
}
