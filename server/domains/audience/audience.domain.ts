import type { Domain } from '../../kit/domain.ts';
import { grants } from '../../kit/rules/standardGrants.ts';
import { viewsOf } from '../../kit/list/viewedList.ts';
import { AudienceStatisticsResolver } from './charts/audienceStatistics.ts';
import { Tickets } from '../library/public.ts';
import { AudienceResolver } from './charts/audience.resolver.ts';
import { AudienceCountry } from './statistics/audienceCountry.entity.ts';
import { AudienceDay } from './statistics/audienceDay.entity.ts';
import { AudienceHour } from './statistics/audienceHour.entity.ts';
import { AudienceMinute } from './statistics/audienceMinute.entity.ts';
import { AudiencePlay } from './statistics/audiencePlay.entity.ts';
import { AudienceProgram } from './statistics/audienceProgram.entity.ts';
import { AudioMonitor } from './sound/audioMonitor.ts';
import { incidentBeganNotice, incidentOverNotice } from './sound/incidents/incidentNotices.ts';
import { incidentSound } from './sound/incidents/incidentSound.ts';
import { SoundIncidentResolver } from './sound/incidents/soundIncident.resolver.ts';
import { recordStationTrouble, reportIncidentJob } from './sound/incidents/stationIncident.ts';
import { MonitoringSettings } from './sound/settings/monitoringSettings.entity.ts';
import { MonitoringSettingsResolver } from './sound/settings/monitoringSettings.resolver.ts';
import { AudienceSalt } from './listeners/audienceSalt.entity.ts';
import { ListenerSession } from './listeners/listenerSession.entity.ts';
import { LeaderLock } from './status/leaderLock.ts';
import { StreamMonitor } from './status/streamMonitor.ts';
import { ListenersNowResolver, publishListeners } from './monitor/listenersNow.ts';
import { MonitorResolver, MountChangeResolver } from './monitor/monitor.resolver.ts';
import { MountState } from './monitor/mountState.entity.ts';
import { AudienceSettings } from './privacy/audienceSettings.entity.ts';
import { AudienceSettingsResolver } from './privacy/audienceSettings.resolver.ts';
import { rollUpJob, sweepAudienceJob } from './rollUp/audienceJobs.ts';

/** Audience of the streams. Polls the streaming servers, stores mount states and listener figures, and detects bad sound. */
export const audience: Domain = {
  views: {
    'mount-changes': viewsOf('StreamServer'),
  },
  grants: { staff: grants('read', 'Audience', 'AudienceSettings') },
  entities: [
    MountState,
    AudienceSettings,
    AudienceMinute,
    AudienceHour,
    AudienceDay,
    AudiencePlay,
    AudienceProgram,
    AudienceCountry,
    AudienceSalt,
    ListenerSession,
    MonitoringSettings,
  ],
  resolvers: [
    MonitorResolver,
    MountChangeResolver,
    ListenersNowResolver,
    AudienceResolver,
    AudienceStatisticsResolver,
    AudienceSettingsResolver,
    MonitoringSettingsResolver,
    SoundIncidentResolver,
  ],
  files: { ticketed: [incidentSound] },
  jobs: [rollUpJob, sweepAudienceJob, reportIncidentJob],
  notices: [incidentBeganNotice, incidentOverNotice],
  onStationTrouble: recordStationTrouble,
  services: (settings) => {
    // Polling and audio monitoring run in the same process, which can therefore subtract its own connections from the listener counts.
    const only = new LeaderLock(settings.locks, 'audience.polling');
    const audioMonitor = new AudioMonitor({ settings, only });
    const streamMonitor = new StreamMonitor({
      settings,
      only,
      monitorsOn: (mount) => audioMonitor.monitorsOn(mount),
    });
    const incidentTickets = new Tickets(settings.secret, 'incident tickets');
    return { streamMonitor, audioMonitor, incidentTickets };
  },
  start: async (services) => {
    const { streamMonitor, audioMonitor } = services;
    publishListeners(services);
    streamMonitor.start();
    audioMonitor.start(services);
    return async () => {
      await audioMonitor.close();
      await streamMonitor.close();
    };
  },
  seedFiles: async (_storage, em, database) =>
    (await import('./sample/storeSampleAudience.ts')).storeSampleAudience(em, database),
};
