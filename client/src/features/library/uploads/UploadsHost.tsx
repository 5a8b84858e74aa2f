import { useViewer } from '../../../apollo/session/SessionContext';
import { UploadNews } from './UploadNews';
import { UploadsPanel } from './panel/UploadsPanel';
import { useFollowMedia } from './useFollowMedia';
import { useFollowPictures } from './useFollowPictures';
import { useUploadState } from './useUploads';

/** Upload panel, independent of the current page. */
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
