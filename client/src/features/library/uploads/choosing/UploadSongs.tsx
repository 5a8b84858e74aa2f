import { useEffect, useRef } from 'react';
import { acceptOf } from './acceptedFiles';
import { chosenFiles } from './droppedFiles';
import { useAddMedia, useMayAdd } from '../useUploads';

/** Command that opens the file chooser and uploads songs, from any page. */
export default function UploadSongs({ onDone }: { onDone: () => void }) {
  const mayAdd = useMayAdd('SONG');
  const add = useAddMedia('SONG');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = input.current;
    if (!field) return onDone();
    // React does not support the `cancel` event of file inputs.
    field.addEventListener('cancel', onDone);
    field.click();
    return () => field.removeEventListener('cancel', onDone);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked once
  }, []);
  if (!mayAdd) return null;
  return (
    <input
      ref={input}
      type="file"
      multiple
      hidden
      accept={acceptOf('SONG')}
      data-upload="songs"
      onChange={({ currentTarget }) => {
        add(chosenFiles(currentTarget.files ?? []));
        onDone();
      }}
    />
  );
}
