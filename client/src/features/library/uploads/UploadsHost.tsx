import { useViewer } from '../../../apollo/session/SessionContext';
import { UploadNews } from './UploadNews';
import { UploadsPanel } from './panel/UploadsPanel';
import { useFollowMedia } from './useFollowMedia';
import { useFollowPictures } from './useFollowPictures';
import { useUploadState } from './useUploads';

/** What is on its way into the library, whatever screen one is on. */
export default function UploadsHost() {
  const { radio } = useViewer();
  const state = useUploadState();
  useFollowMedia(state.uploads, radio?.id);
  useFollowPictures(state.uploads, radio?.id);
  return (
    <>
      <UploadNews uploads={state.uploads} />
      <UploadsPanel {...state} />
    </>
  );
}
