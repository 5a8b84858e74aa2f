import type { Domain } from '../../kit/domain.ts';
import { AudienceStatisticsResolver } from './charts/audienceStatistics.ts';
import { AudienceResolver } from './charts/audience.resolver.ts';
import { AudienceCountry } from './figures/audienceCountry.entity.ts';
import { AudienceDay } from './figures/audienceDay.entity.ts';
import { AudienceHour } from './figures/audienceHour.entity.ts';
import { AudienceMinute } from './figures/audienceMinute.entity.ts';
import { AudiencePlay } from './figures/audiencePlay.entity.ts';
import { AudienceProgram } from './figures/audienceProgram.entity.ts';
import { AudienceSalt } from './listeners/audienceSalt.entity.ts';
import { ListenerSession } from './listeners/listenerSession.entity.ts';
import { StreamWatch } from './looking/streamWatch.ts';
import { ListenersNowResolver, tellListeners } from './monitor/listenersNow.ts';
import { MonitorResolver, MountChangeResolver } from './monitor/monitor.resolver.ts';
import { MountChange } from './monitor/mountChange.entity.ts';
import { MountState } from './monitor/mountState.entity.ts';
import { AudienceSettings } from './privacy/audienceSettings.entity.ts';
import { AudienceSettingsResolver } from './privacy/audienceSettings.resolver.ts';
import { rollUpJob, sweepAudienceJob } from './rollUp/audienceJobs.ts';

/** Who listens, as the streaming servers tell: looked at, kept as states and figures, and shown. */
export const audience: Domain = {
  entities: [
    MountState,
    MountChange,
    AudienceSettings,
    AudienceMinute,
    AudienceHour,
    AudienceDay,
    AudiencePlay,
    AudienceProgram,
    AudienceCountry,
    AudienceSalt,
    ListenerSession,
  ],
  resolvers: [
    MonitorResolver,
    MountChangeResolver,
    ListenersNowResolver,
    AudienceResolver,
    AudienceStatisticsResolver,
    AudienceSettingsResolver,
  ],
  jobs: [rollUpJob, sweepAudienceJob],
  services: (settings) => ({ streamWatch: new StreamWatch(settings) }),
  start: async (services) => {
    const { streamWatch } = services;
    tellListeners(services);
    streamWatch.start();
    return () => streamWatch.close();
  },
  seedFiles: async (_storage, em, database) =>
    (await import('./sample/storeSampleAudience.ts')).storeSampleAudience(em, database),
};
