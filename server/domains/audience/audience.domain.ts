import type { Domain } from '../../kit/domain.ts';
import { AudienceStatisticsResolver } from './charts/audienceStatistics.ts';
import { Tickets } from '../multimedia/streaming/tickets.ts';
import { AudienceResolver } from './charts/audience.resolver.ts';
import { AudienceCountry } from './figures/audienceCountry.entity.ts';
import { AudienceDay } from './figures/audienceDay.entity.ts';
import { AudienceHour } from './figures/audienceHour.entity.ts';
import { AudienceMinute } from './figures/audienceMinute.entity.ts';
import { AudiencePlay } from './figures/audiencePlay.entity.ts';
import { AudienceProgram } from './figures/audienceProgram.entity.ts';
import { EarWatch } from './hearing/earWatch.ts';
import { incidentBeganNotice, incidentOverNotice } from './hearing/incidents/incidentNotices.ts';
import { incidentSound } from './hearing/incidents/incidentSound.ts';
import { SoundIncident } from './hearing/incidents/soundIncident.entity.ts';
import { SoundIncidentResolver } from './hearing/incidents/soundIncident.resolver.ts';
import { tellIncidentJob } from './hearing/incidents/stationIncident.ts';
import { HearingSettings } from './hearing/settings/hearingSettings.entity.ts';
import { HearingSettingsResolver } from './hearing/settings/hearingSettings.resolver.ts';
import { AudienceSalt } from './listeners/audienceSalt.entity.ts';
import { ListenerSession } from './listeners/listenerSession.entity.ts';
import { OnlyOne } from './looking/onlyOne.ts';
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
    HearingSettings,
    SoundIncident,
  ],
  resolvers: [
    MonitorResolver,
    MountChangeResolver,
    ListenersNowResolver,
    AudienceResolver,
    AudienceStatisticsResolver,
    AudienceSettingsResolver,
    HearingSettingsResolver,
    SoundIncidentResolver,
  ],
  files: { ticketed: [incidentSound] },
  notices: [incidentBeganNotice, incidentOverNotice],
  jobs: [rollUpJob, sweepAudienceJob, tellIncidentJob],
  services: (settings) => {
    // Who looks and who listens is the same process: it knows which of those whom servers count are its own ears.
    const only = new OnlyOne(settings.locks, 'audience.looking');
    const earWatch = new EarWatch({ settings, only });
    const streamWatch = new StreamWatch({ settings, only, earsOn: (mount) => earWatch.earsOn(mount) });
    const incidentTickets = new Tickets(settings.secret, 'incident tickets');
    return { streamWatch, earWatch, incidentTickets };
  },
  start: async (services) => {
    const { streamWatch, earWatch } = services;
    tellListeners(services);
    streamWatch.start();
    earWatch.start(services);
    return async () => {
      await earWatch.close();
      await streamWatch.close();
    };
  },
  seedFiles: async (_storage, em, database) =>
    (await import('./sample/storeSampleAudience.ts')).storeSampleAudience(em, database),
};
