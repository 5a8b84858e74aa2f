import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { UploadedPicturesDocument } from './pictures.generated';
import { uploads } from './uploads';
import { isBeingAnalysed, type Upload } from './uploadTypes';

const pollInterval = 3000;
/** Milliseconds to wait, so that files that arrive together are queried together. */
const shortly = 300;
const maxAtOnce = 100;

/** Polls the states of uploaded pictures that wait for the sounds in the same folder. */
export function useFollowPictures(list: readonly Upload[], radioId: string | undefined) {
  const client = useApolloClient();
  const waiting = list
    .filter((upload) => isBeingAnalysed(upload) && upload.pictureId && upload.radio.id === radioId)
    .map(({ pictureId }) => pictureId!);

  const pollPictures = useEffectEvent(async () => {
    const { data } = await client.query({
      query: UploadedPicturesDocument,
      variables: { ids: waiting.slice(0, maxAtOnce) },
      fetchPolicy: 'no-cache',
    });
    if (data) uploads.settlePictures(data.uploadedPictures);
  });

  const newest = waiting.at(-1);
  useEffect(() => {
    if (newest === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const later = (pause = pollInterval) => {
      timer = setTimeout(
        () =>
          void pollPictures().then(
            () => later(),
            () => later(),
          ),
        pause,
      );
    };
    later(shortly);
    return () => clearTimeout(timer);
  }, [newest]);
}
