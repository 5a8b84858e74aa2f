/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
import { createSubscriptionHook } from '../../../apollo/live/subscriptionHook';
export type SoundIncidentFieldsFragment = { __typename: 'SoundIncident', id: string, name: string, path: string, kind: Types.IncidentKind, beganAt: string, endedAt: string | null, why: Types.IncidentEnd | null, level: number | null, loudness: number | null, soundUrl: string | null, mount: { __typename: 'MountPoint', id: string } | null };

export type SoundIncidentsQueryVariables = Exact<{
  page: number;
  perPage: number;
  filter?: Types.SoundIncidentFilter | null | undefined;
  sort?: Array<Types.SoundIncidentSort> | Types.SoundIncidentSort | null | undefined;
}>;


export type SoundIncidentsQuery = { soundIncidents: { __typename: 'SoundIncidentPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'SoundIncident', id: string, name: string, path: string, kind: Types.IncidentKind, beganAt: string, endedAt: string | null, why: Types.IncidentEnd | null, level: number | null, loudness: number | null, soundUrl: string | null, mount: { __typename: 'MountPoint', id: string } | null }> } };

export type SoundIncidentChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type SoundIncidentChangedSubscription = { soundIncidentChanged: { __typename: 'SoundIncident', id: string, name: string, path: string, kind: Types.IncidentKind, beganAt: string, endedAt: string | null, why: Types.IncidentEnd | null, level: number | null, loudness: number | null, soundUrl: string | null, mount: { __typename: 'MountPoint', id: string } | null } };

export type MonitoringSettingsFieldsFragment = { __typename: 'MonitoringSettings', id: string, version: number, isMonitored: boolean, opensAfter: number, mailsStaff: boolean, addresses: Array<string> };

export type MonitoringSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type MonitoringSettingsQuery = { monitoringSettings: { __typename: 'MonitoringSettings', id: string, version: number, isMonitored: boolean, opensAfter: number, mailsStaff: boolean, addresses: Array<string> } | null };

export type SetMonitoringSettingsMutationVariables = Exact<{
  version: number;
  input: Types.MonitoringSettingsInput;
}>;


export type SetMonitoringSettingsMutation = { setMonitoringSettings: { __typename: 'MonitoringSettings', id: string, version: number, isMonitored: boolean, opensAfter: number, mailsStaff: boolean, addresses: Array<string> } };

export const SoundIncidentFieldsFragmentDoc = parseDocument<SoundIncidentFieldsFragment, unknown>("fragment SoundIncidentFields on SoundIncident{id name path kind beganAt endedAt why level loudness soundUrl mount{id}}");
export const MonitoringSettingsFieldsFragmentDoc = parseDocument<MonitoringSettingsFieldsFragment, unknown>("fragment MonitoringSettingsFields on MonitoringSettings{id version isMonitored opensAfter mailsStaff addresses}");
export const SoundIncidentsDocument = parseDocument<SoundIncidentsQuery, SoundIncidentsQueryVariables>("query SoundIncidents($page:Int!$perPage:Int!$filter:SoundIncidentFilter$sort:[SoundIncidentSort!]){soundIncidents(page:$page perPage:$perPage filter:$filter sort:$sort){items{...SoundIncidentFields}totalItems totalIsExact}}fragment SoundIncidentFields on SoundIncident{id name path kind beganAt endedAt why level loudness soundUrl mount{id}}");
export const SoundIncidentChangedDocument = parseDocument<SoundIncidentChangedSubscription, SoundIncidentChangedSubscriptionVariables>("subscription SoundIncidentChanged{soundIncidentChanged{...SoundIncidentFields}}fragment SoundIncidentFields on SoundIncident{id name path kind beganAt endedAt why level loudness soundUrl mount{id}}");
export const MonitoringSettingsDocument = parseDocument<MonitoringSettingsQuery, MonitoringSettingsQueryVariables>("query MonitoringSettings{monitoringSettings{...MonitoringSettingsFields}}fragment MonitoringSettingsFields on MonitoringSettings{id version isMonitored opensAfter mailsStaff addresses}");
export const SetMonitoringSettingsDocument = parseDocument<SetMonitoringSettingsMutation, SetMonitoringSettingsMutationVariables>("mutation SetMonitoringSettings($version:Int!$input:MonitoringSettingsInput!){setMonitoringSettings(version:$version input:$input){...MonitoringSettingsFields}}fragment MonitoringSettingsFields on MonitoringSettings{id version isMonitored opensAfter mailsStaff addresses}");
export const useSoundIncidentsQuery = createQueryHook(SoundIncidentsDocument);
export const useSoundIncidentChangedSubscription = createSubscriptionHook(SoundIncidentChangedDocument);
export const useMonitoringSettingsQuery = createQueryHook(MonitoringSettingsDocument);
export const useSetMonitoringSettingsMutation = createMutationHook(SetMonitoringSettingsDocument);