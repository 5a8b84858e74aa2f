/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
export type StreamServerFieldsFragment = { __typename: 'StreamServer', id: string, version: number, name: string, host: string, port: number, isSecure: boolean, listenUrl: string, isOwn: boolean, sourceUser: string, adminUser: string, hasSourcePassword: boolean, hasAdminPassword: boolean };

export type MountPointFieldsFragment = { __typename: 'MountPoint', id: string, version: number, name: string, path: string, format: Types.StreamFormat, bitrate: number, isPublic: boolean, isListed: boolean, fallback: string, server: { __typename: 'StreamServer', id: string, name: string } };

export type StreamServerSuggestionsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type StreamServerSuggestionsQuery = { streamServers: { __typename: 'StreamServerPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'StreamServer', id: string, name: string }> } };

export type TestStreamServerMutationVariables = Exact<{
  id: string;
}>;


export type TestStreamServerMutation = { testStreamServer: { __typename: 'StreamServerTest', result: Types.StreamServerResult, version: string } };

export type StreamServerListQueryVariables = Exact<{
  filter?: Types.StreamServerFilter | null | undefined;
  page?: number;
  perPage?: number;
  search?: string | null | undefined;
  sort?: Array<Types.StreamServerSort> | Types.StreamServerSort | null | undefined;
}>;


export type StreamServerListQuery = { streamServers: { __typename: 'StreamServerPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'StreamServer', id: string, version: number, name: string, host: string, port: number, isSecure: boolean, listenUrl: string, isOwn: boolean, sourceUser: string, adminUser: string, hasSourcePassword: boolean, hasAdminPassword: boolean }> } };

export type StreamServerQueryVariables = Exact<{
  id: string;
}>;


export type StreamServerQuery = { streamServer: { __typename: 'StreamServer', id: string, version: number, name: string, host: string, port: number, isSecure: boolean, listenUrl: string, isOwn: boolean, sourceUser: string, adminUser: string, hasSourcePassword: boolean, hasAdminPassword: boolean } | null };

export type CreateStreamServerMutationVariables = Exact<{
  input: Types.StreamServerInput;
}>;


export type CreateStreamServerMutation = { createStreamServer: { __typename: 'StreamServer', id: string, version: number, name: string, host: string, port: number, isSecure: boolean, listenUrl: string, isOwn: boolean, sourceUser: string, adminUser: string, hasSourcePassword: boolean, hasAdminPassword: boolean } };

export type UpdateStreamServerMutationVariables = Exact<{
  id: string;
  input: Types.StreamServerPatch;
  version: number;
}>;


export type UpdateStreamServerMutation = { updateStreamServer: { __typename: 'StreamServer', id: string, version: number, name: string, host: string, port: number, isSecure: boolean, listenUrl: string, isOwn: boolean, sourceUser: string, adminUser: string, hasSourcePassword: boolean, hasAdminPassword: boolean } };

export type DeleteStreamServerMutationVariables = Exact<{
  id: string;
}>;


export type DeleteStreamServerMutation = { deleteStreamServer: string };

export type MountPointListQueryVariables = Exact<{
  filter?: Types.MountPointFilter | null | undefined;
  page?: number;
  perPage?: number;
  search?: string | null | undefined;
  sort?: Array<Types.MountPointSort> | Types.MountPointSort | null | undefined;
}>;


export type MountPointListQuery = { mountPoints: { __typename: 'MountPointPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'MountPoint', id: string, version: number, name: string, path: string, format: Types.StreamFormat, bitrate: number, isPublic: boolean, isListed: boolean, fallback: string, server: { __typename: 'StreamServer', id: string, name: string } }> } };

export type MountPointQueryVariables = Exact<{
  id: string;
}>;


export type MountPointQuery = { mountPoint: { __typename: 'MountPoint', id: string, version: number, name: string, path: string, format: Types.StreamFormat, bitrate: number, isPublic: boolean, isListed: boolean, fallback: string, server: { __typename: 'StreamServer', id: string, name: string } } | null };

export type CreateMountPointMutationVariables = Exact<{
  input: Types.MountPointInput;
}>;


export type CreateMountPointMutation = { createMountPoint: { __typename: 'MountPoint', id: string, version: number, name: string, path: string, format: Types.StreamFormat, bitrate: number, isPublic: boolean, isListed: boolean, fallback: string, server: { __typename: 'StreamServer', id: string, name: string } } };

export type UpdateMountPointMutationVariables = Exact<{
  id: string;
  input: Types.MountPointPatch;
  version: number;
}>;


export type UpdateMountPointMutation = { updateMountPoint: { __typename: 'MountPoint', id: string, version: number, name: string, path: string, format: Types.StreamFormat, bitrate: number, isPublic: boolean, isListed: boolean, fallback: string, server: { __typename: 'StreamServer', id: string, name: string } } };

export type DeleteMountPointMutationVariables = Exact<{
  id: string;
}>;


export type DeleteMountPointMutation = { deleteMountPoint: string };

export const StreamServerFieldsFragmentDoc = parseDocument<StreamServerFieldsFragment, unknown>("fragment StreamServerFields on StreamServer{id version name host port isSecure listenUrl isOwn sourceUser adminUser hasSourcePassword hasAdminPassword}");
export const MountPointFieldsFragmentDoc = parseDocument<MountPointFieldsFragment, unknown>("fragment MountPointFields on MountPoint{id version name path format bitrate isPublic isListed fallback server{id name}}");
export const StreamServerSuggestionsDocument = parseDocument<StreamServerSuggestionsQuery, StreamServerSuggestionsQueryVariables>("query StreamServerSuggestions($search:String){streamServers(perPage:20 search:$search sort:[{name:ASC}]){items{id name}totalItems totalIsExact}}");
export const TestStreamServerDocument = parseDocument<TestStreamServerMutation, TestStreamServerMutationVariables>("mutation TestStreamServer($id:ID!){testStreamServer(id:$id){result version}}");
export const StreamServerListDocument = parseDocument<StreamServerListQuery, StreamServerListQueryVariables>("query StreamServerList($filter:StreamServerFilter$page:Int!=1$perPage:Int!=10$search:String$sort:[StreamServerSort!]){streamServers(filter:$filter page:$page perPage:$perPage search:$search sort:$sort){items{...StreamServerFields}totalItems totalIsExact}}fragment StreamServerFields on StreamServer{id version name host port isSecure listenUrl isOwn sourceUser adminUser hasSourcePassword hasAdminPassword}");
export const StreamServerDocument = parseDocument<StreamServerQuery, StreamServerQueryVariables>("query StreamServer($id:ID!){streamServer(id:$id){...StreamServerFields}}fragment StreamServerFields on StreamServer{id version name host port isSecure listenUrl isOwn sourceUser adminUser hasSourcePassword hasAdminPassword}");
export const CreateStreamServerDocument = parseDocument<CreateStreamServerMutation, CreateStreamServerMutationVariables>("mutation CreateStreamServer($input:StreamServerInput!){createStreamServer(input:$input){...StreamServerFields}}fragment StreamServerFields on StreamServer{id version name host port isSecure listenUrl isOwn sourceUser adminUser hasSourcePassword hasAdminPassword}");
export const UpdateStreamServerDocument = parseDocument<UpdateStreamServerMutation, UpdateStreamServerMutationVariables>("mutation UpdateStreamServer($id:ID!$input:StreamServerPatch!$version:Int!){updateStreamServer(id:$id input:$input version:$version){...StreamServerFields}}fragment StreamServerFields on StreamServer{id version name host port isSecure listenUrl isOwn sourceUser adminUser hasSourcePassword hasAdminPassword}");
export const DeleteStreamServerDocument = parseDocument<DeleteStreamServerMutation, DeleteStreamServerMutationVariables>("mutation DeleteStreamServer($id:ID!){deleteStreamServer(id:$id)}");
export const MountPointListDocument = parseDocument<MountPointListQuery, MountPointListQueryVariables>("query MountPointList($filter:MountPointFilter$page:Int!=1$perPage:Int!=10$search:String$sort:[MountPointSort!]){mountPoints(filter:$filter page:$page perPage:$perPage search:$search sort:$sort){items{...MountPointFields}totalItems totalIsExact}}fragment MountPointFields on MountPoint{id version name path format bitrate isPublic isListed fallback server{id name}}");
export const MountPointDocument = parseDocument<MountPointQuery, MountPointQueryVariables>("query MountPoint($id:ID!){mountPoint(id:$id){...MountPointFields}}fragment MountPointFields on MountPoint{id version name path format bitrate isPublic isListed fallback server{id name}}");
export const CreateMountPointDocument = parseDocument<CreateMountPointMutation, CreateMountPointMutationVariables>("mutation CreateMountPoint($input:MountPointInput!){createMountPoint(input:$input){...MountPointFields}}fragment MountPointFields on MountPoint{id version name path format bitrate isPublic isListed fallback server{id name}}");
export const UpdateMountPointDocument = parseDocument<UpdateMountPointMutation, UpdateMountPointMutationVariables>("mutation UpdateMountPoint($id:ID!$input:MountPointPatch!$version:Int!){updateMountPoint(id:$id input:$input version:$version){...MountPointFields}}fragment MountPointFields on MountPoint{id version name path format bitrate isPublic isListed fallback server{id name}}");
export const DeleteMountPointDocument = parseDocument<DeleteMountPointMutation, DeleteMountPointMutationVariables>("mutation DeleteMountPoint($id:ID!){deleteMountPoint(id:$id)}");
export const useStreamServerSuggestionsQuery = createQueryHook(StreamServerSuggestionsDocument);
export const useTestStreamServerMutation = createMutationHook(TestStreamServerDocument);
export const useStreamServerListQuery = createQueryHook(StreamServerListDocument);
export const useStreamServerQuery = createQueryHook(StreamServerDocument);
export const useCreateStreamServerMutation = createMutationHook(CreateStreamServerDocument, {"lists":["streamServers"]});
export const useUpdateStreamServerMutation = createMutationHook(UpdateStreamServerDocument, {"lists":["mountPoints"]});
export const useDeleteStreamServerMutation = createMutationHook(DeleteStreamServerDocument, {"lists":["mountPoints","streamServers"],"removed":{"types":["StreamServer"],"by":"id"}});
export const useMountPointListQuery = createQueryHook(MountPointListDocument);
export const useMountPointQuery = createQueryHook(MountPointDocument);
export const useCreateMountPointMutation = createMutationHook(CreateMountPointDocument, {"lists":["mountPoints","streamServers"]});
export const useUpdateMountPointMutation = createMutationHook(UpdateMountPointDocument, {"lists":["mountChanges","soundIncidents","streamMonitor","streamServers"]});
export const useDeleteMountPointMutation = createMutationHook(DeleteMountPointDocument, {"lists":["mountChanges","mountPoints","soundIncidents","streamMonitor","streamServers"],"removed":{"types":["MountPoint"],"by":"id"}});
export const streamServerOperations = { type: 'StreamServer', useList: useStreamServerListQuery, detail: StreamServerDocument, useCreate: useCreateStreamServerMutation, useUpdate: useUpdateStreamServerMutation, useDelete: useDeleteStreamServerMutation } as const;
export const mountPointOperations = { type: 'MountPoint', useList: useMountPointListQuery, detail: MountPointDocument, useCreate: useCreateMountPointMutation, useUpdate: useUpdateMountPointMutation, useDelete: useDeleteMountPointMutation } as const;