/** What other features use of the library: sending sounds that belong to them, and the words for its kinds. */
export { typeOfKind } from './media/kinds';
export { MediaDropZone } from './uploads/choosing/MediaDropZone';
export { UploadButton } from './uploads/choosing/UploadButton';
