import { join } from 'node:path';
import type { Domain } from '../../kit/domain.ts';
import { grants } from '../../kit/rules/standardGrants.ts';
import { CartResolver } from './carts/cart.resolver.ts';
import { cartUses } from './carts/cartUses.ts';
import { FrequencyResolver } from './frequencies/frequency.entity.ts';
import { airStream } from './listen/airStream.ts';
import { AirTickets } from './listen/airTickets.ts';
import { ListenResolver } from './listen/listen.resolver.ts';
import { AirItemResolver } from './log/airItem.resolver.ts';
import { findOnAir } from './live/liveQueries.ts';
import { handoverNotice } from './live/handover/handoverNotice.ts';
import { LiveHandover } from './live/handover/liveHandover.entity.ts';
import { LiveHandoverResolver } from './live/handover/liveHandover.resolver.ts';
import { LiveSessionResolver } from './live/liveSession.resolver.ts';
import { StreamKeyResolver } from './live/keys/streamKey.resolver.ts';
import { nowPlayingDocument, NowPlayingFields } from './nowPlaying/nowPlayingDocument.ts';
import { NowPlayingResolver } from './nowPlaying/nowPlaying.resolver.ts';
import { PauseResolver } from './playout/pause.resolver.ts';
import { runSampleStation } from './sample/runSampleStation.ts';
import { playerPaths } from './station/playerPaths.ts';
import { Station } from './station/station.entity.ts';
import { DemoStation } from './station/stationObstacle.ts';
import { StationFilesResolver } from './station/stationFiles.resolver.ts';
import { StationResolver } from './station/station.resolver.ts';
import { MountPointResolver, StreamServerResolver } from './streams/stream.resolvers.ts';
import { StreamSecrets } from './streams/streamSecrets.ts';
import { createLiveRushJob } from './studio/createLiveRush.ts';
import { Recordings } from './studio/recordings.ts';
import { Studio, studioSocket } from './studio/studio.ts';
import { LiveInvitationResolver } from './waitingRoom/liveInvitation.resolver.ts';
import { VisitCall } from './waitingRoom/visitCall.entity.ts';
import { LiveVisitResolver } from './waitingRoom/waitingRoom.resolver.ts';
import { VoiceServerResolver, VoiceServers } from './waitingRoom/voiceServers.ts';
import { waitingRoomSocket } from './waitingRoom/waitingRoomSocket.ts';

/** Broadcasting: the station and its player, live sessions, the studio, carts and streaming servers. */
export const broadcasting: Domain = {
  grants: {
    staff: grants('read', 'Station'),
  },
  entities: [Station, LiveHandover, VisitCall],
  resolvers: [
    StreamServerResolver,
    MountPointResolver,
    StationResolver,
    StationFilesResolver,
    AirItemResolver,
    PauseResolver,
    NowPlayingResolver,
    ListenResolver,
    StreamKeyResolver,
    LiveSessionResolver,
    LiveHandoverResolver,
    LiveInvitationResolver,
    LiveVisitResolver,
    VoiceServerResolver,
    CartResolver,
    FrequencyResolver,
  ],
  streams: [airStream],
  pages: [nowPlayingDocument],
  machines: playerPaths,
  sockets: [studioSocket, waitingRoomSocket],
  jobs: [createLiveRushJob],
  notices: [handoverNotice],
  uses: [cartUses],
  findOnAir,
  services: ({ domains, secret, filesDir, storage, locks, log, voiceServers, database }) => ({
    stationTroubleCallbacks: domains.flatMap(({ onStationTrouble }) => onStationTrouble ?? []),
    voiceServers: new VoiceServers(voiceServers),
    streamSecrets: new StreamSecrets({ secret }),
    nowPlayingFields: new NowPlayingFields(),
    airTickets: new AirTickets(secret),
    demoStation: new DemoStation(),
    studio: new Studio({
      recordings: new Recordings({ folder: join(filesDir, '.lives'), storage, locks }),
      log,
      database,
    }),
  }),
  start: async (services) => {
    await services.studio.start(services);
    return () => services.studio.close();
  },
  seed: async (em) => (await import('./frequencies/frequencies.seed.ts')).seedFrequencies(em),
  seedFiles: async (_storage, em, _database, secret) =>
    (await import('./sample/storeSampleStation.ts')).storeSampleStation(em, secret),
  startDemoServices: runSampleStation,
};
