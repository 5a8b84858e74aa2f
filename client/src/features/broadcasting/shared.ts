/** Exports for other features: the item that is on the air, and the label of the air state. */
export { useAirState } from './now/useAirState';
export { useNowPlaying } from './now/useNowPlaying';
export type { NowPlayingFieldsFragment } from './now/now.generated';
