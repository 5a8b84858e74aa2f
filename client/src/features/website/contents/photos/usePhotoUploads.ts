import { useEffect, useRef, useState } from 'react';
import { useLooseUpload, type StoredPicture } from '../../../../kit/form/uploads/useLooseUpload';
import { photosUrl } from '../../paths';

interface Running {
  /** Number of the file that uploads now, from 1. */
  number: number;
  count: number;
  /** Uploaded share of all files, 0 to 1. */
  share: number;
}

export interface RefusedFile {
  name: string;
  problem: string;
}

/**
 * Uploads photos one after the other, and returns the progress and the refused ones. When the server refuses a photo, the next
 * ones are still uploaded.
 */
export function usePhotoUploads(onStored: (stored: StoredPicture) => void) {
  const { send, problemOf } = useLooseUpload();
  const [running, setRunning] = useState<Running>();
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const upload = useRef<AbortController>(undefined);
  useEffect(() => () => upload.current?.abort(), []);

  const add = async (files: readonly File[], rejected: readonly RefusedFile[] = []) => {
    const { signal } = (upload.current = new AbortController());
    setRefused(rejected);
    for (const [index, file] of files.entries()) {
      const progress = (share: number) =>
        setRunning({ number: index + 1, count: files.length, share: (index + share) / files.length });
      progress(0);
      try {
        onStored(await send({ url: photosUrl, file, signal, onProgress: progress }));
      } catch (error) {
        if (signal.aborted) return;
        setRefused((earlier) => [...earlier, { name: file.name, problem: problemOf(error) }]);
      }
    }
    setRunning(undefined);
  };
  const stop = () => {
    upload.current?.abort();
    setRunning(undefined);
  };
  return { running, refused, add, stop };
}
