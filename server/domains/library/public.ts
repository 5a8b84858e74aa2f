/* The exports of this domain that other domains may import. */

export { acceptedAs } from './analysis/types/acceptedTypes.ts';
export { readMediumKey } from './analysis/analyseJob.ts';
export { contentTypeOf, isMediaType } from './analysis/types/contentType.ts';
export { findFfmpeg, measure, runFfmpeg } from './analysis/ffmpeg.ts';
export type { MediaLibrary } from './analysis/mediaLibrary.ts';
export { type MediumKey, entityOf } from './analysis/storedMedium.ts';
export { toSingleLine } from './analysis/tags.ts';
export {
  type UploadProgressContext,
  type AttachedMedia,
  type AttachedMedium,
  type AttachmentContext,
  type Caller,
  callerOf,
} from './attached/attachedMedia.ts';
export { purgeAttachedMedium } from './attached/purgeAttachedMedium.ts';
export { findUploadProgress } from './attached/uploadProgress.ts';
export { captionsRefused } from './captions/captionProblem.ts';
export { decodeCaptions, parseCaptions, writeSrt, writeWebVtt } from './captions/parseCaptions.ts';
export { nameKey } from './catalogue/merging/nameKey.ts';
export { type RowFile, radioPicture } from './catalogue/radioPicture.ts';
export { MediaCategory } from './labels/mediaCategory.entity.ts';
export type { Daypart } from './media/daypart.ts';
export { EpisodeSound } from './media/kinds/episodeSound.entity.ts';
export { Generic } from './media/kinds/generic.entity.ts';
export { Jingle, JinglePurpose } from './media/kinds/jingle.entity.ts';
export { MediaKind, isAttached, libraryKinds } from './media/kinds/mediaKind.ts';
export { PublicityValidity, validityOf } from './media/kinds/adverts/publicityValidity.ts';
export { RushSound } from './media/kinds/rushSound.entity.ts';
export { MediaItem } from './media/mediaItem.entity.ts';
export { MediaState } from './media/mediaState.ts';
export { type IndivisibleName, creditedKeys } from './playlists/items/creditedKeys.ts';
export { type Position, numberPositions, positionRows } from './playlists/items/positions.ts';
export { Playlist } from './playlists/playlist.entity.ts';
export { PlaylistOrder, PlaylistRule } from './playlists/playlistEnums.ts';
export { mediumLength, playedLength } from './playlists/recountPlaylists.ts';
export { requireCriteria } from './playlists/smart/criteriaRules.ts';
export { SmartCriteria } from './playlists/smart/smartCriteria.ts';
export { SmartCriteriaInput, plainCriteria } from './playlists/smart/smartCriteriaInput.ts';
export { findSmartIds } from './playlists/smart/smartQueries.ts';
export { problemsOfCriteria } from './playlists/smart/smartProblems.ts';
export { type Cues, noCues, timingOf } from './playlists/timing.ts';
export { addRendered } from './rendering/addRendered.ts';
export { endingFor, renderSound } from './rendering/renderSound.ts';
export { mp3KeyOf } from './renditions/renditionKey.ts';
export {
  findPlayableSoundsAmong,
  playedFileOf,
  findReadableSoundsAmong,
} from './streaming/playableSounds.ts';
export { Tickets } from './streaming/tickets.ts';
