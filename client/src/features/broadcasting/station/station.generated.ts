/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
export type StationFieldsFragment = { __typename: 'Station', id: string, version: number, tokenMadeAt: string | null, seenAt: string | null, isPlayerThere: boolean, obstacle: Types.StationObstacle | null, loudness: number, fade: number, outputs: Array<{ __typename: 'StationOutput', address: string, problem: Types.OutputProblem | null, since: string }> | null, emergency: { __typename: 'MediaItem', id: string, title: string, credit: string } | null };

export type StationQueryVariables = Exact<{ [key: string]: never; }>;


export type StationQuery = { station: { __typename: 'Station', id: string, version: number, tokenMadeAt: string | null, seenAt: string | null, isPlayerThere: boolean, obstacle: Types.StationObstacle | null, loudness: number, fade: number, outputs: Array<{ __typename: 'StationOutput', address: string, problem: Types.OutputProblem | null, since: string }> | null, emergency: { __typename: 'MediaItem', id: string, title: string, credit: string } | null } | null };

export type StationFilesQueryVariables = Exact<{ [key: string]: never; }>;


export type StationFilesQuery = { stationFiles: Array<{ __typename: 'StationFile', name: string, text: string }> };

export type PlayableMediaQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type PlayableMediaQuery = { mediaItems: { __typename: 'MediaItemPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'MediaItem', id: string, title: string, credit: string }> } };

export type SetStationMutationVariables = Exact<{
  version: number;
  input: Types.StationInput;
}>;


export type SetStationMutation = { setStation: { __typename: 'Station', id: string, version: number, tokenMadeAt: string | null, seenAt: string | null, isPlayerThere: boolean, obstacle: Types.StationObstacle | null, loudness: number, fade: number, outputs: Array<{ __typename: 'StationOutput', address: string, problem: Types.OutputProblem | null, since: string }> | null, emergency: { __typename: 'MediaItem', id: string, title: string, credit: string } | null } };

export type CreateStationTokenMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateStationTokenMutation = { createStationToken: { __typename: 'NewStationToken', token: string, station: { __typename: 'Station', id: string, version: number, tokenMadeAt: string | null, seenAt: string | null, isPlayerThere: boolean, obstacle: Types.StationObstacle | null, loudness: number, fade: number, outputs: Array<{ __typename: 'StationOutput', address: string, problem: Types.OutputProblem | null, since: string }> | null, emergency: { __typename: 'MediaItem', id: string, title: string, credit: string } | null } } };

export type RevokeStationTokenMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeStationTokenMutation = { revokeStationToken: { __typename: 'Station', id: string, version: number, tokenMadeAt: string | null, seenAt: string | null, isPlayerThere: boolean, obstacle: Types.StationObstacle | null, loudness: number, fade: number, outputs: Array<{ __typename: 'StationOutput', address: string, problem: Types.OutputProblem | null, since: string }> | null, emergency: { __typename: 'MediaItem', id: string, title: string, credit: string } | null } | null };

export const StationFieldsFragmentDoc = parseDocument<StationFieldsFragment, unknown>("fragment StationFields on Station{id version tokenMadeAt seenAt isPlayerThere obstacle outputs{address problem since}loudness fade emergency{id title credit}}");
export const StationDocument = parseDocument<StationQuery, StationQueryVariables>("query Station{station{...StationFields}}fragment StationFields on Station{id version tokenMadeAt seenAt isPlayerThere obstacle outputs{address problem since}loudness fade emergency{id title credit}}");
export const StationFilesDocument = parseDocument<StationFilesQuery, StationFilesQueryVariables>("query StationFiles{stationFiles{name text}}");
export const PlayableMediaDocument = parseDocument<PlayableMediaQuery, PlayableMediaQueryVariables>("query PlayableMedia($search:String){mediaItems(perPage:20 search:$search filter:{state:{eq:READY}}){items{id title credit}totalItems totalIsExact}}");
export const SetStationDocument = parseDocument<SetStationMutation, SetStationMutationVariables>("mutation SetStation($version:Int!$input:StationInput!){setStation(version:$version input:$input){...StationFields}}fragment StationFields on Station{id version tokenMadeAt seenAt isPlayerThere obstacle outputs{address problem since}loudness fade emergency{id title credit}}");
export const CreateStationTokenDocument = parseDocument<CreateStationTokenMutation, CreateStationTokenMutationVariables>("mutation CreateStationToken{createStationToken{token station{...StationFields}}}fragment StationFields on Station{id version tokenMadeAt seenAt isPlayerThere obstacle outputs{address problem since}loudness fade emergency{id title credit}}");
export const RevokeStationTokenDocument = parseDocument<RevokeStationTokenMutation, RevokeStationTokenMutationVariables>("mutation RevokeStationToken{revokeStationToken{...StationFields}}fragment StationFields on Station{id version tokenMadeAt seenAt isPlayerThere obstacle outputs{address problem since}loudness fade emergency{id title credit}}");
export const useStationQuery = createQueryHook(StationDocument);
export const useStationFilesQuery = createQueryHook(StationFilesDocument);
export const usePlayableMediaQuery = createQueryHook(PlayableMediaDocument);
export const useSetStationMutation = createMutationHook(SetStationDocument);
export const useCreateStationTokenMutation = createMutationHook(CreateStationTokenDocument, {"lists":["defaultPlaylistPreview","deletedMediaItems","failedMedia","mediaDuplicates","mediaItems","planBetween","smartPreview"]});
export const useRevokeStationTokenMutation = createMutationHook(RevokeStationTokenDocument);