import { chakra, CloseButton, Dialog, Flex, Portal, Spinner } from '@chakra-ui/react';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../apollo/session/SessionContext';
import { useCan } from '../../../../kit/access/useCan';
import { ErrorState } from '../../../../kit/feedback/ErrorState';
import { PlayableVideoDocument, type PlayableVideoQuery } from '../player.generated';
import type { Playable } from '../playerTypes';
import { videoStage } from './videoStore';
import { modal } from '../../../../kit/layout/modal';

const Video = chakra('video');

/** Dialog that plays a video with the browser's controls. */
export default function VideoDialog({ video }: { video: Playable }) {
  const { t } = useTranslation();
  return (
    <Dialog.Root
      {...modal}
      open
      placement="center"
      size="cover"
      onOpenChange={({ open }) => {
        if (!open) videoStage.close();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner p={{ base: '2', md: '6' }}>
          <Dialog.Content maxW="72rem" h="auto" maxH="calc(100dvh - 3rem)">
            <Dialog.Header py="3" pe="12">
              <Dialog.Title textStyle="md" truncate dir="auto">
                {video.title}
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body p="0" overflow="hidden" borderBottomRadius="l3">
              <Screen id={video.id} title={video.title} />
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label={t('actions.close')} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function Screen({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation();
  const { viewer } = useSession();
  const { medium, captionsUrl, problem, renew } = useVideo(id);
  const element = useRef<HTMLVideoElement>(null);
  const position = useRef<number>(undefined);
  const box = { w: 'full', aspectRatio: '16 / 9', maxH: 'calc(100dvh - 8rem)' } as const;

  if (problem !== undefined || medium?.fileUrl === null) {
    return <ErrorState error={problem ?? new Error('The file is gone.')} onRetry={renew} />;
  }
  if (!medium?.fileUrl) {
    return (
      <Flex {...box} align="center" justify="center">
        <Spinner color="fg.muted" />
      </Flex>
    );
  }
  const { fileUrl, cueIn, cueOut } = medium;
  return (
    <Video
      ref={element}
      {...box}
      display="block"
      objectFit="contain"
      bg="bg.muted"
      src={fileUrl}
      aria-label={title}
      controls
      autoPlay
      playsInline
      onLoadedMetadata={({ currentTarget }) => {
        currentTarget.currentTime = position.current ?? (cueIn ?? 0) / 1000;
      }}
      onTimeUpdate={({ currentTarget }) => {
        position.current = currentTarget.currentTime;
        if (cueOut !== null && currentTarget.currentTime * 1000 >= cueOut) currentTarget.pause();
      }}
      // The address may have expired: load a fresh one and resume at the same position.
      onError={renew}
    >
      {captionsUrl ? (
        <track
          kind="captions"
          src={captionsUrl}
          srcLang={viewer?.radio?.language}
          label={t('multimedia.captions.title')}
          default
        />
      ) : null}
    </Video>
  );
}

interface ShownVideo {
  medium?: NonNullable<PlayableVideoQuery['mediaItem']>;
  captionsUrl?: string | null | undefined;
  problem?: unknown;
}

/**
 * Loads a video with its addresses. `renew` loads new addresses; when the last ones were requested less than 5 seconds ago, it
 * sets a problem instead, unless there is one already.
 */
function useVideo(id: string) {
  const client = useApolloClient();
  // Captions need the permission to read videos, but playing a video from a playlist does not.
  const withCaptions = useCan()({ action: 'read', subject: 'Video' });
  const [state, setState] = useState<ShownVideo>({});
  const requestedAt = useRef(0);
  const requestVideo = useCallback(() => {
    requestedAt.current = performance.now();
    client
      .query({ query: PlayableVideoDocument, variables: { id, withCaptions }, fetchPolicy: 'no-cache' })
      .then(({ data }) => setState({ medium: data!.mediaItem!, captionsUrl: data!.video?.captionsUrl }))
      .catch((problem: unknown) => setState({ problem }));
  }, [client, id, withCaptions]);
  useEffect(requestVideo, [requestVideo]);
  return {
    ...state,
    renew() {
      const isTooSoon = state.problem === undefined && performance.now() - requestedAt.current < 5_000;
      if (isTooSoon) setState({ problem: new Error('It cannot be played.') });
      else requestVideo();
    },
  };
}
