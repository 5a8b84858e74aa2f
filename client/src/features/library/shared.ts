/** Exports for other features: uploads, texts for media kinds, and song criteria. */
export { typeOfKind } from './media/kinds';
export { reasonText } from './media/failures';
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
