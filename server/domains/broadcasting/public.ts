/* The exports of this domain that other domains may import. */

export { BroadcastBand } from './frequencies/frequency.entity.ts';
export { soundOf } from './listen/mountSound.ts';
export { findSongChart, findPlayedSongs } from './log/playedSongs.ts';
export { loadNowPlaying } from './nowPlaying/nowPlaying.ts';
export { NowPlaying } from './nowPlaying/nowPlaying.types.ts';
export { findListenAddresses } from './streams/loadStreams.ts';
export { AirItem } from './playout/airItem.entity.ts';
export {
  StationTrouble,
  type StationTroubleCallback,
  type StationTroubleChange,
} from './station/stationTroubles.ts';
export {
  type Endpoint,
  type ResolvedAddress,
  addressOf,
  requestServer,
  basic,
} from './streams/requestServer.ts';
export { MountPoint } from './streams/mountPoint.entity.ts';
export { StreamFormat } from './streams/streamEnums.ts';
export { StreamSecrets } from './streams/streamSecrets.ts';
export { isUntrustedCertificate } from './streams/untrustedCertificate.ts';
