/** Exports for other features: the item on the air, and the label of the on-air state. */
export { useAirState } from './now/useAirState';
export { useNowPlaying } from './now/useNowPlaying';
export type { NowPlayingFieldsFragment } from './now/now.generated';
