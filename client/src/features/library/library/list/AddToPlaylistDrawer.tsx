import { Box, Button, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../../../../apollo/errors';
import { ErrorState } from '../../../../kit/feedback/ErrorState';
import { notify } from '../../../../kit/feedback/toasts/notify';
import { useErrorText } from '../../../../kit/feedback/useErrorText';
import { fieldMessage } from '../../../../kit/form/fieldErrors';
import { FormProblem } from '../../../../kit/form/FormProblem';
import { SideDrawer } from '../../../../kit/layout/SideDrawer';
import { useDebounced } from '../../../../kit/useDebounced';
import { useAddToPlaylistMutation } from '../../playlists/items/items.generated';
import { usePlaylistChoicesQuery } from './media.generated';
import type { MediumRow } from '../medium/medium';

interface Props {
  media: readonly MediumRow[];
  onDone: () => void;
  onClose: () => void;
}

/** Appends media to a playlist that the user finds by name. */
export default function AddToPlaylistDrawer({ media, onDone, onClose }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const { data, previousData, error, refetch } = usePlaylistChoicesQuery({
    variables: { search: useDebounced(typed) },
  });
  const playlists = (data ?? previousData)?.playlists.items;
  const [add, problem] = useAdd({ media, onDone, onClose });
  return (
    <SideDrawer
      title={t('multimedia.bulk.addToPlaylist')}
      description={t('list.selected', { count: media.length })}
      onClose={onClose}
    >
      <Stack gap="4">
        <FormProblem problem={problem} />
        <Input
          type="search"
          aria-label={t('multimedia.bulk.searchPlaylists')}
          placeholder={t('multimedia.bulk.searchPlaylists')}
          maxLength={100}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {error ? <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} /> : null}
        {playlists?.length === 0 ? (
          <Text role="status" color="fg.muted">
            {t('multimedia.bulk.noPlaylist')}
          </Text>
        ) : null}
        <Box as="ul" listStyleType="none">
          {playlists?.map((playlist) => (
            <Flex as="li" key={playlist.id} align="center" gap="3" py="2" borderBottomWidth="1px">
              <Text flex="1" minW="0" truncate>
                <bdi>{playlist.name}</bdi>
              </Text>
              <Text color="fg.muted" fontVariantNumeric="tabular-nums">
                {playlist.mediaCount}
              </Text>
              <Button
                size="xs"
                variant="outline"
                aria-label={`${t('multimedia.bulk.add')}: ${playlist.name}`}
                onClick={() => void add(playlist)}
              >
                <Plus aria-hidden /> {t('multimedia.bulk.add')}
              </Button>
            </Flex>
          ))}
        </Box>
      </Stack>
    </SideDrawer>
  );
}

/** Returns a function that adds all media to a playlist, or none. An error message names the medium that prevents it. */
function useAdd({ media, onDone, onClose }: Props) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [problem, setProblem] = useState<{ text: string; requestId?: string }>();
  const [addToPlaylist] = useAddToPlaylistMutation();
  const add = async ({ id, name }: { id: string; name: string }) => {
    setProblem(undefined);
    try {
      const mediaIds = media.map((medium) => medium.id);
      await addToPlaylist({ variables: { playlistId: id, mediaIds } });
      notify({
        type: 'success',
        title: t('multimedia.bulk.addedTo', { name, count: media.length }),
      });
      onDone();
      onClose();
    } catch (error) {
      const { fields = {}, requestId } = apiErrorOf(error);
      const [refused] = Object.entries(fields);
      const medium = media[Number(refused?.[0].split('.')[1])];
      setProblem(
        refused
          ? { text: [medium?.title, fieldMessage(t, refused[1])].filter(Boolean).join(': ') }
          : { text: errorText(error), requestId },
      );
    }
  };
  return [add, problem] as const;
}
