/** What other features use of the library: sending sounds that belong to them, the words for its kinds, and criteria for songs. */
export { typeOfKind } from './media/kinds';
export { reasonText } from './media/reasonText';
export { MediaDropZone } from './uploads/choosing/MediaDropZone';
export { useUploadState } from './uploads/useUploads';
export { SoundPicture } from './library/medium/SoundPicture';
export { CaptionsEditor, DownloadCaptions } from './library/videos/CaptionsEditor';
export { weekdayName } from './library/publicities/dayparts';
export { UploadButton } from './uploads/choosing/UploadButton';
export {
  firstCriteria,
  inputOfCriteria,
  problemsByRow,
  valuesOfCriteria,
  type CriteriaValues,
} from './playlists/smart/criteria';
export { CriteriaEditor } from './playlists/smart/CriteriaEditor';
