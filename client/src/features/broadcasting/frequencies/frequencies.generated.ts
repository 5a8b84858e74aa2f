/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
export type FrequencyFieldsFragment = { __typename: 'Frequency', id: string, version: number, area: string, band: Types.BroadcastBand, channel: string, note: string };

export type FrequencyListQueryVariables = Exact<{
  filter?: Types.FrequencyFilter | null | undefined;
  page?: number;
  perPage?: number;
  search?: string | null | undefined;
  sort?: Array<Types.FrequencySort> | Types.FrequencySort | null | undefined;
}>;


export type FrequencyListQuery = { frequencies: { __typename: 'FrequencyPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Frequency', id: string, version: number, area: string, band: Types.BroadcastBand, channel: string, note: string }> } };

export type FrequencyQueryVariables = Exact<{
  id: string;
}>;


export type FrequencyQuery = { frequency: { __typename: 'Frequency', id: string, version: number, area: string, band: Types.BroadcastBand, channel: string, note: string } | null };

export type CreateFrequencyMutationVariables = Exact<{
  input: Types.FrequencyInput;
}>;


export type CreateFrequencyMutation = { createFrequency: { __typename: 'Frequency', id: string, version: number, area: string, band: Types.BroadcastBand, channel: string, note: string } };

export type UpdateFrequencyMutationVariables = Exact<{
  id: string;
  input: Types.FrequencyPatch;
  version: number;
}>;


export type UpdateFrequencyMutation = { updateFrequency: { __typename: 'Frequency', id: string, version: number, area: string, band: Types.BroadcastBand, channel: string, note: string } };

export type DeleteFrequencyMutationVariables = Exact<{
  id: string;
}>;


export type DeleteFrequencyMutation = { deleteFrequency: string };

export const FrequencyFieldsFragmentDoc = parseDocument<FrequencyFieldsFragment, unknown>("fragment FrequencyFields on Frequency{id version area band channel note}");
export const FrequencyListDocument = parseDocument<FrequencyListQuery, FrequencyListQueryVariables>("query FrequencyList($filter:FrequencyFilter$page:Int!=1$perPage:Int!=10$search:String$sort:[FrequencySort!]){frequencies(filter:$filter page:$page perPage:$perPage search:$search sort:$sort){items{...FrequencyFields}totalItems totalIsExact}}fragment FrequencyFields on Frequency{id version area band channel note}");
export const FrequencyDocument = parseDocument<FrequencyQuery, FrequencyQueryVariables>("query Frequency($id:ID!){frequency(id:$id){...FrequencyFields}}fragment FrequencyFields on Frequency{id version area band channel note}");
export const CreateFrequencyDocument = parseDocument<CreateFrequencyMutation, CreateFrequencyMutationVariables>("mutation CreateFrequency($input:FrequencyInput!){createFrequency(input:$input){...FrequencyFields}}fragment FrequencyFields on Frequency{id version area band channel note}");
export const UpdateFrequencyDocument = parseDocument<UpdateFrequencyMutation, UpdateFrequencyMutationVariables>("mutation UpdateFrequency($id:ID!$input:FrequencyPatch!$version:Int!){updateFrequency(id:$id input:$input version:$version){...FrequencyFields}}fragment FrequencyFields on Frequency{id version area band channel note}");
export const DeleteFrequencyDocument = parseDocument<DeleteFrequencyMutation, DeleteFrequencyMutationVariables>("mutation DeleteFrequency($id:ID!){deleteFrequency(id:$id)}");
export const useFrequencyListQuery = createQueryHook(FrequencyListDocument);
export const useFrequencyQuery = createQueryHook(FrequencyDocument);
export const useCreateFrequencyMutation = createMutationHook(CreateFrequencyDocument, {"lists":["frequencies"]});
export const useUpdateFrequencyMutation = createMutationHook(UpdateFrequencyDocument, {});
export const useDeleteFrequencyMutation = createMutationHook(DeleteFrequencyDocument, {"lists":["frequencies"],"removed":{"types":["Frequency"],"by":"id"}});
export const frequencyOperations = { type: 'Frequency', useList: useFrequencyListQuery, detail: FrequencyDocument, useCreate: useCreateFrequencyMutation, useUpdate: useUpdateFrequencyMutation, useDelete: useDeleteFrequencyMutation } as const;