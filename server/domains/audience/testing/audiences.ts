import type { TestApp } from '../../../../tools/testing/testApp.ts';

const stateFields =
  'state since polledAt listeners peak isSingleAddress bitrate format title encoder streamStart problem problemDetail monitoring';
const incidentFields = 'id name path kind beganAt endedAt why level loudness soundUrl mount { id }';
const monitoringFields = 'id version isMonitored opensAfter mailsStaff addresses';
const pointFields = 'at date lowest peak average uniqueListeners listeningTime';

/** For tests: functions that send GraphQL operations on mount points and listeners with the token. */
export function audienceOf(app: TestApp, token: string | null, headers: Record<string, string> = {}) {
  const execute = (document: string, variables: object = {}) =>
    app.graphql(document, variables, token, headers);
  return {
    execute,
    monitor: () => execute(`{ streamMonitor { id isStale mount { id path } state { ${stateFields} } } }`),
    changes: (filter: object = {}) =>
      execute(
        'query ($filter: MountChangeFilter) { mountChanges(filter: $filter, sort: [{ since: ASC }]) { totalItems items { state since until problem problemDetail mount { id } } } }',
        { filter },
      ),
    availability: (from: Date, to: Date) =>
      execute(
        'query ($from: DateTimeISO!, $to: DateTimeISO!) { mountAvailability(from: $from, to: $to) { mountId share onAirTime downTime noSourceTime unknownTime interruptions } }',
        { from: from.toISOString(), to: to.toISOString() },
      ),
    sources: (from: string, to: string, more = '') =>
      execute(
        `query ($from: LocalDate!, $to: LocalDate!) { sourcesByMountPoint(from: $from, to: $to${more}) { lastPage totalItems data { mountId path listenersNow peak average uniqueListeners listeningTime } } }`,
        { from, to },
      ),
    peaks: (from: string, to: string, mountId?: string) =>
      execute(
        'query ($from: LocalDate!, $to: LocalDate!, $mountId: ID) { peakByDate(from: $from, to: $to, mountId: $mountId) { date listeners at } }',
        { from, to, mountId },
      ),
    line: (from: string, to: string, step: string, mountId?: string) =>
      execute(
        `query ($from: LocalDate!, $to: LocalDate!, $step: AudienceStep!, $mountId: ID) { listenersByDate(from: $from, to: $to, step: $step, mountId: $mountId) { ${pointFields} } }`,
        { from, to, step, mountId },
      ),
    week: (from: string, to: string, mountId?: string) =>
      execute(
        'query ($from: LocalDate!, $to: LocalDate!, $mountId: ID) { listenersByHourAndWeekday(from: $from, to: $to, mountId: $mountId) { weekday hour average peak } }',
        { from, to, mountId },
      ),
    audienceBy: (by: 'Song' | 'Episode' | 'Emission' | 'Presenter', from: string, to: string, more = '') =>
      execute(
        `query ($from: LocalDate!, $to: LocalDate!) { listenersBy${by}(from: $from, to: $to${more}) { id title credit times measuredAirtime average peak gained } }`,
        { from, to },
      ),
    programs: (from: string, to: string, mountId?: string) =>
      execute(
        'query ($from: LocalDate!, $to: LocalDate!, $mountId: ID) { listenersByProgram(from: $from, to: $to, mountId: $mountId) { program sessions uniqueListeners listeningTime } }',
        { from, to, mountId },
      ),
    devices: (from: string, to: string, mountId?: string) =>
      execute(
        'query ($from: LocalDate!, $to: LocalDate!, $mountId: ID) { listenersByDevice(from: $from, to: $to, mountId: $mountId) { device sessions uniqueListeners listeningTime } }',
        { from, to, mountId },
      ),
    countries: (from: string, to: string, mountId?: string) =>
      execute(
        'query ($from: LocalDate!, $to: LocalDate!, $mountId: ID) { listenersByCountry(from: $from, to: $to, mountId: $mountId) { country sessions uniqueListeners listeningTime } }',
        { from, to, mountId },
      ),
    incidents: (more = '') => execute(`{ soundIncidents${more} { totalItems items { ${incidentFields} } } }`),
    incident: (id: string) =>
      execute(`query ($id: ID!) { soundIncident(id: $id) { ${incidentFields} } }`, { id }),
    monitoring: () => execute(`{ monitoringSettings { ${monitoringFields} } }`),
    setMonitoring: (version: number, input: object = {}) =>
      execute(
        `mutation ($version: Int!, $input: MonitoringSettingsInput!) { setMonitoringSettings(version: $version, input: $input) { ${monitoringFields} } }`,
        {
          version,
          input: { isMonitored: true, opensAfter: 15_000, mailsStaff: false, addresses: [], ...input },
        },
      ),
    settings: () => execute('{ audienceSettings { id version privacy } }'),
    setPrivacy: (version: number, privacy: string) =>
      execute(
        'mutation ($version: Int!, $privacy: AudiencePrivacy!) { setAudiencePrivacy(version: $version, privacy: $privacy) { id version privacy } }',
        { version, privacy },
      ),
  };
}
