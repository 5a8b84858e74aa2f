/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
export type PushDevicesQueryVariables = Exact<{ [key: string]: never; }>;


export type PushDevicesQuery = { pushKey: string, pushDevices: Array<{ __typename: 'OwnPushDevice', id: string, endpoint: string, device: string, createdAt: string }> };

export type AddPushDeviceMutationVariables = Exact<{
  input: Types.PushDeviceInput;
}>;


export type AddPushDeviceMutation = { addPushDevice: { __typename: 'OwnPushDevice', id: string, endpoint: string, device: string, createdAt: string } };

export type DeletePushDeviceMutationVariables = Exact<{
  id: string;
}>;


export type DeletePushDeviceMutation = { deletePushDevice: string };

export const PushDevicesDocument = parseDocument<PushDevicesQuery, PushDevicesQueryVariables>("query PushDevices{pushKey pushDevices{id endpoint device createdAt}}");
export const AddPushDeviceDocument = parseDocument<AddPushDeviceMutation, AddPushDeviceMutationVariables>("mutation AddPushDevice($input:PushDeviceInput!){addPushDevice(input:$input){id endpoint device createdAt}}");
export const DeletePushDeviceDocument = parseDocument<DeletePushDeviceMutation, DeletePushDeviceMutationVariables>("mutation DeletePushDevice($id:ID!){deletePushDevice(id:$id)}");
export const usePushDevicesQuery = createQueryHook(PushDevicesDocument);
export const useAddPushDeviceMutation = createMutationHook(AddPushDeviceDocument);
export const useDeletePushDeviceMutation = createMutationHook(DeletePushDeviceDocument);