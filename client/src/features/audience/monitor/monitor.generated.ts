/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createQueryHook } from '../../../apollo/hookFactories';
import { createSubscriptionHook } from '../../../apollo/live/subscriptionHook';
export type MonitoredMountFieldsFragment = { __typename: 'MonitoredMount', id: string, isStale: boolean, mount: { __typename: 'MountPoint', id: string, name: string, path: string, isPublic: boolean, server: { __typename: 'StreamServer', id: string, name: string } }, state: { __typename: 'MountState', id: string, state: Types.MountAir, since: string, polledAt: string, listeners: number | null, peak: number | null, isSingleAddress: boolean, bitrate: number | null, format: string, title: string, encoder: string, streamStart: string | null, problem: Types.StatusProblem | null, problemDetail: string, monitoring: Types.MonitoringState | null } | null };

export type StreamMonitorQueryVariables = Exact<{ [key: string]: never; }>;


export type StreamMonitorQuery = { streamMonitor: Array<{ __typename: 'MonitoredMount', id: string, isStale: boolean, mount: { __typename: 'MountPoint', id: string, name: string, path: string, isPublic: boolean, server: { __typename: 'StreamServer', id: string, name: string } }, state: { __typename: 'MountState', id: string, state: Types.MountAir, since: string, polledAt: string, listeners: number | null, peak: number | null, isSingleAddress: boolean, bitrate: number | null, format: string, title: string, encoder: string, streamStart: string | null, problem: Types.StatusProblem | null, problemDetail: string, monitoring: Types.MonitoringState | null } | null }> };

export type StreamMonitorChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type StreamMonitorChangedSubscription = { streamMonitorChanged: Array<{ __typename: 'MonitoredMount', id: string, isStale: boolean, mount: { __typename: 'MountPoint', id: string, name: string, path: string, isPublic: boolean, server: { __typename: 'StreamServer', id: string, name: string } }, state: { __typename: 'MountState', id: string, state: Types.MountAir, since: string, polledAt: string, listeners: number | null, peak: number | null, isSingleAddress: boolean, bitrate: number | null, format: string, title: string, encoder: string, streamStart: string | null, problem: Types.StatusProblem | null, problemDetail: string, monitoring: Types.MonitoringState | null } | null }> };

export type MountAvailabilityQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type MountAvailabilityQuery = { mountAvailability: Array<{ __typename: 'MountAvailability', mountId: string, share: number | null, onAirTime: number, downTime: number, noSourceTime: number, unknownTime: number, interruptions: number }> };

export type MountChangeFieldsFragment = { __typename: 'MountChange', id: string, state: Types.MountAir, since: string, until: string | null, problem: Types.StatusProblem | null, problemDetail: string, mount: { __typename: 'MountPoint', id: string, name: string, path: string } };

export type MountChangesQueryVariables = Exact<{
  page: number;
  perPage: number;
  filter?: Types.MountChangeFilter | null | undefined;
  sort?: Array<Types.MountChangeSort> | Types.MountChangeSort | null | undefined;
}>;


export type MountChangesQuery = { mountChanges: { __typename: 'MountChangePage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'MountChange', id: string, state: Types.MountAir, since: string, until: string | null, problem: Types.StatusProblem | null, problemDetail: string, mount: { __typename: 'MountPoint', id: string, name: string, path: string } }> } };

export const MonitoredMountFieldsFragmentDoc = parseDocument<MonitoredMountFieldsFragment, unknown>("fragment MonitoredMountFields on MonitoredMount{id isStale mount{id name path isPublic server{id name}}state{id state since polledAt listeners peak isSingleAddress bitrate format title encoder streamStart problem problemDetail monitoring}}");
export const MountChangeFieldsFragmentDoc = parseDocument<MountChangeFieldsFragment, unknown>("fragment MountChangeFields on MountChange{id state since until problem problemDetail mount{id name path}}");
export const StreamMonitorDocument = parseDocument<StreamMonitorQuery, StreamMonitorQueryVariables>("query StreamMonitor{streamMonitor{...MonitoredMountFields}}fragment MonitoredMountFields on MonitoredMount{id isStale mount{id name path isPublic server{id name}}state{id state since polledAt listeners peak isSingleAddress bitrate format title encoder streamStart problem problemDetail monitoring}}");
export const StreamMonitorChangedDocument = parseDocument<StreamMonitorChangedSubscription, StreamMonitorChangedSubscriptionVariables>("subscription StreamMonitorChanged{streamMonitorChanged{...MonitoredMountFields}}fragment MonitoredMountFields on MonitoredMount{id isStale mount{id name path isPublic server{id name}}state{id state since polledAt listeners peak isSingleAddress bitrate format title encoder streamStart problem problemDetail monitoring}}");
export const MountAvailabilityDocument = parseDocument<MountAvailabilityQuery, MountAvailabilityQueryVariables>("query MountAvailability($from:DateTimeISO!$to:DateTimeISO!){mountAvailability(from:$from to:$to){mountId share onAirTime downTime noSourceTime unknownTime interruptions}}");
export const MountChangesDocument = parseDocument<MountChangesQuery, MountChangesQueryVariables>("query MountChanges($page:Int!$perPage:Int!$filter:MountChangeFilter$sort:[MountChangeSort!]){mountChanges(page:$page perPage:$perPage filter:$filter sort:$sort){items{...MountChangeFields}totalItems totalIsExact}}fragment MountChangeFields on MountChange{id state since until problem problemDetail mount{id name path}}");
export const useStreamMonitorQuery = createQueryHook(StreamMonitorDocument);
export const useStreamMonitorChangedSubscription = createSubscriptionHook(StreamMonitorChangedDocument);
export const useMountAvailabilityQuery = createQueryHook(MountAvailabilityDocument);
export const useMountChangesQuery = createQueryHook(MountChangesDocument);