import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useIsLive } from '../../../apollo/live/liveStatus';
import { useMediaChanges } from '../media/useMediaChanges';
import { UploadedMediaDocument } from './uploads.generated';
import { uploads } from './uploads';
import { isBeingAnalysed, type Upload } from './uploadTypes';

const pollInterval = 4000;
/** Milliseconds to wait, so that files that arrive together are queried together. */
const shortly = 200;
const maxAtOnce = 100;

/** Updates uploaded media by events, and by polling while the event connection is down. */
export function useFollowMedia(list: readonly Upload[], radioId: string | undefined) {
  const client = useApolloClient();
  const isLive = useIsLive();
  // Only media of the current radio can be queried. Other media are updated when the user returns to their radio.
  const unsettled = list
    .filter((upload) => isBeingAnalysed(upload) && upload.mediaId && upload.radio.id === radioId)
    .map(({ mediaId }) => mediaId!);

  const pollMedia = useEffectEvent(async () => {
    for (let from = 0; from < unsettled.length; from += maxAtOnce) {
      const ids = unsettled.slice(from, from + maxAtOnce);
      const { data } = await client.query({
        query: UploadedMediaDocument,
        variables: { ids },
        fetchPolicy: 'no-cache',
      });
      if (data) uploads.settle([...data.mediaItems.items, ...data.failedMedia.items]);
    }
  });

  // The first event of a new medium is published before this subscription starts: query it once here.
  const newest = unsettled.at(-1);
  useEffect(() => {
    if (newest === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const poll = () =>
      pollMedia().then(
        () => {
          if (!isLive) later();
        },
        () => later(),
      );
    const later = (pause = pollInterval) => {
      timer = setTimeout(() => void poll(), pause);
    };
    later(shortly);
    return () => clearTimeout(timer);
  }, [newest, isLive]);

  useMediaChanges((changes) => {
    uploads.settle(changes.flatMap(({ media }) => media ?? []));
    for (const { id, media } of changes) if (!media) uploads.forget(id);
  });
}
