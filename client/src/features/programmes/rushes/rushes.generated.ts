/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
import { createSubscriptionHook } from '../../../apollo/live/subscriptionHook';
export type RushRowFragment = { __typename: 'Rush', id: string, isMine: boolean, version: number, title: string, state: Types.RushState, waitingSince: string | null, createdAt: string, rendering: Types.RushRendering, emission: { __typename: 'Emission', id: string, title: string } | null, sentBy: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, assignee: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, takes: Array<{ __typename: 'RushTake', id: string, number: number, medium: { __typename: 'RushSound', id: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string, duration: number | null } }> };

export type RushListQueryVariables = Exact<{
  page: number;
  perPage: number;
  search?: string | null | undefined;
  filter?: Types.RushFilter | null | undefined;
  sort?: Array<Types.RushSort> | Types.RushSort | null | undefined;
}>;


export type RushListQuery = { rushes: { __typename: 'RushPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Rush', id: string, isMine: boolean, version: number, title: string, state: Types.RushState, waitingSince: string | null, createdAt: string, rendering: Types.RushRendering, emission: { __typename: 'Emission', id: string, title: string } | null, sentBy: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, assignee: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, takes: Array<{ __typename: 'RushTake', id: string, number: number, medium: { __typename: 'RushSound', id: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string, duration: number | null } }> }> } };

export type RushQueueQueryVariables = Exact<{
  page: number;
  perPage: number;
  sort?: Array<Types.RushSort> | Types.RushSort | null | undefined;
}>;


export type RushQueueQuery = { rushes: { __typename: 'RushPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Rush', id: string, isMine: boolean, version: number, title: string, state: Types.RushState, waitingSince: string | null, createdAt: string, rendering: Types.RushRendering, emission: { __typename: 'Emission', id: string, title: string } | null, sentBy: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, assignee: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, takes: Array<{ __typename: 'RushTake', id: string, number: number, medium: { __typename: 'RushSound', id: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string, duration: number | null } }> }> } };

export type RushEmissionsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type RushEmissionsQuery = { emissions: { __typename: 'EmissionPage', items: Array<{ __typename: 'Emission', id: string, title: string }> } };

export type RushCommentFieldsFragment = { __typename: 'RushNote', id: string, start: number, end: number | null, text: string, createdAt: string, resolvedAt: string | null, author: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null };

export type RushTakeFieldsFragment = { __typename: 'RushTake', id: string, version: number, number: number, createdAt: string, markIn: number | null, markOut: number | null, cuts: Array<{ __typename: 'Cut', from: number, to: number }>, sentBy: { __typename: 'Colleague', id: string, fullName: string } | null, medium: { __typename: 'RushSound', id: string, fileName: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string, duration: number | null, loudness: number | null, waveformUrl: string | null, fileUrl: string | null }, comments: Array<{ __typename: 'RushNote', id: string, start: number, end: number | null, text: string, createdAt: string, resolvedAt: string | null, author: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null }> };

export type RushDeskFragment = { __typename: 'Rush', id: string, isMine: boolean, version: number, title: string, notes: string, state: Types.RushState, waitingSince: string | null, createdAt: string, outcome: Types.RushOutcome | null, mediaKind: Types.MediaKind | null, mediaTitle: string, rendering: Types.RushRendering, rendered: number, renderingFailure: Types.RushRenderingFailure | null, emission: { __typename: 'Emission', id: string, title: string } | null, sentBy: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, assignee: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, episode: { __typename: 'Episode', id: string, title: string } | null, result: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string } | null, takes: Array<{ __typename: 'RushTake', id: string, version: number, number: number, createdAt: string, markIn: number | null, markOut: number | null, cuts: Array<{ __typename: 'Cut', from: number, to: number }>, sentBy: { __typename: 'Colleague', id: string, fullName: string } | null, medium: { __typename: 'RushSound', id: string, fileName: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string, duration: number | null, loudness: number | null, waveformUrl: string | null, fileUrl: string | null }, comments: Array<{ __typename: 'RushNote', id: string, start: number, end: number | null, text: string, createdAt: string, resolvedAt: string | null, author: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null }> }>, steps: Array<{ __typename: 'RushStep', id: string, from: Types.RushState | null, to: Types.RushState, words: string, createdAt: string, by: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, assignee: { __typename: 'Colleague', id: string, fullName: string } | null }> };

export type RushQueryVariables = Exact<{
  id: string;
}>;


export type RushQuery = { rush: { __typename: 'Rush', id: string, isMine: boolean, version: number, title: string, notes: string, state: Types.RushState, waitingSince: string | null, createdAt: string, outcome: Types.RushOutcome | null, mediaKind: Types.MediaKind | null, mediaTitle: string, rendering: Types.RushRendering, rendered: number, renderingFailure: Types.RushRenderingFailure | null, emission: { __typename: 'Emission', id: string, title: string } | null, sentBy: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, assignee: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, episode: { __typename: 'Episode', id: string, title: string } | null, result: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string } | null, takes: Array<{ __typename: 'RushTake', id: string, version: number, number: number, createdAt: string, markIn: number | null, markOut: number | null, cuts: Array<{ __typename: 'Cut', from: number, to: number }>, sentBy: { __typename: 'Colleague', id: string, fullName: string } | null, medium: { __typename: 'RushSound', id: string, fileName: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string, duration: number | null, loudness: number | null, waveformUrl: string | null, fileUrl: string | null }, comments: Array<{ __typename: 'RushNote', id: string, start: number, end: number | null, text: string, createdAt: string, resolvedAt: string | null, author: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null }> }>, steps: Array<{ __typename: 'RushStep', id: string, from: Types.RushState | null, to: Types.RushState, words: string, createdAt: string, by: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, assignee: { __typename: 'Colleague', id: string, fullName: string } | null }> } | null };

export type UpdateRushMutationVariables = Exact<{
  id: string;
  version: number;
  input: Types.RushPatch;
}>;


export type UpdateRushMutation = { updateRush: { __typename: 'Rush', id: string, isMine: boolean, version: number, title: string, notes: string, state: Types.RushState, waitingSince: string | null, createdAt: string, outcome: Types.RushOutcome | null, mediaKind: Types.MediaKind | null, mediaTitle: string, rendering: Types.RushRendering, rendered: number, renderingFailure: Types.RushRenderingFailure | null, emission: { __typename: 'Emission', id: string, title: string } | null, sentBy: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, assignee: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, episode: { __typename: 'Episode', id: string, title: string } | null, result: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string } | null, takes: Array<{ __typename: 'RushTake', id: string, version: number, number: number, createdAt: string, markIn: number | null, markOut: number | null, cuts: Array<{ __typename: 'Cut', from: number, to: number }>, sentBy: { __typename: 'Colleague', id: string, fullName: string } | null, medium: { __typename: 'RushSound', id: string, fileName: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string, duration: number | null, loudness: number | null, waveformUrl: string | null, fileUrl: string | null }, comments: Array<{ __typename: 'RushNote', id: string, start: number, end: number | null, text: string, createdAt: string, resolvedAt: string | null, author: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null }> }>, steps: Array<{ __typename: 'RushStep', id: string, from: Types.RushState | null, to: Types.RushState, words: string, createdAt: string, by: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, assignee: { __typename: 'Colleague', id: string, fullName: string } | null }> } };

export type AssignRushMutationVariables = Exact<{
  id: string;
  version: number;
  assigneeId?: string | null | undefined;
}>;


export type AssignRushMutation = { assignRush: { __typename: 'Rush', id: string, isMine: boolean, version: number, title: string, notes: string, state: Types.RushState, waitingSince: string | null, createdAt: string, outcome: Types.RushOutcome | null, mediaKind: Types.MediaKind | null, mediaTitle: string, rendering: Types.RushRendering, rendered: number, renderingFailure: Types.RushRenderingFailure | null, emission: { __typename: 'Emission', id: string, title: string } | null, sentBy: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, assignee: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, episode: { __typename: 'Episode', id: string, title: string } | null, result: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string } | null, takes: Array<{ __typename: 'RushTake', id: string, version: number, number: number, createdAt: string, markIn: number | null, markOut: number | null, cuts: Array<{ __typename: 'Cut', from: number, to: number }>, sentBy: { __typename: 'Colleague', id: string, fullName: string } | null, medium: { __typename: 'RushSound', id: string, fileName: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string, duration: number | null, loudness: number | null, waveformUrl: string | null, fileUrl: string | null }, comments: Array<{ __typename: 'RushNote', id: string, start: number, end: number | null, text: string, createdAt: string, resolvedAt: string | null, author: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null }> }>, steps: Array<{ __typename: 'RushStep', id: string, from: Types.RushState | null, to: Types.RushState, words: string, createdAt: string, by: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, assignee: { __typename: 'Colleague', id: string, fullName: string } | null }> } };

export type SendBackRushMutationVariables = Exact<{
  id: string;
  version: number;
  words: string;
}>;


export type SendBackRushMutation = { sendBackRush: { __typename: 'Rush', id: string, isMine: boolean, version: number, title: string, notes: string, state: Types.RushState, waitingSince: string | null, createdAt: string, outcome: Types.RushOutcome | null, mediaKind: Types.MediaKind | null, mediaTitle: string, rendering: Types.RushRendering, rendered: number, renderingFailure: Types.RushRenderingFailure | null, emission: { __typename: 'Emission', id: string, title: string } | null, sentBy: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, assignee: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, episode: { __typename: 'Episode', id: string, title: string } | null, result: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string } | null, takes: Array<{ __typename: 'RushTake', id: string, version: number, number: number, createdAt: string, markIn: number | null, markOut: number | null, cuts: Array<{ __typename: 'Cut', from: number, to: number }>, sentBy: { __typename: 'Colleague', id: string, fullName: string } | null, medium: { __typename: 'RushSound', id: string, fileName: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string, duration: number | null, loudness: number | null, waveformUrl: string | null, fileUrl: string | null }, comments: Array<{ __typename: 'RushNote', id: string, start: number, end: number | null, text: string, createdAt: string, resolvedAt: string | null, author: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null }> }>, steps: Array<{ __typename: 'RushStep', id: string, from: Types.RushState | null, to: Types.RushState, words: string, createdAt: string, by: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, assignee: { __typename: 'Colleague', id: string, fullName: string } | null }> } };

export type RejectRushMutationVariables = Exact<{
  id: string;
  version: number;
  words: string;
}>;


export type RejectRushMutation = { rejectRush: { __typename: 'Rush', id: string, isMine: boolean, version: number, title: string, notes: string, state: Types.RushState, waitingSince: string | null, createdAt: string, outcome: Types.RushOutcome | null, mediaKind: Types.MediaKind | null, mediaTitle: string, rendering: Types.RushRendering, rendered: number, renderingFailure: Types.RushRenderingFailure | null, emission: { __typename: 'Emission', id: string, title: string } | null, sentBy: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, assignee: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, episode: { __typename: 'Episode', id: string, title: string } | null, result: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string } | null, takes: Array<{ __typename: 'RushTake', id: string, version: number, number: number, createdAt: string, markIn: number | null, markOut: number | null, cuts: Array<{ __typename: 'Cut', from: number, to: number }>, sentBy: { __typename: 'Colleague', id: string, fullName: string } | null, medium: { __typename: 'RushSound', id: string, fileName: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string, duration: number | null, loudness: number | null, waveformUrl: string | null, fileUrl: string | null }, comments: Array<{ __typename: 'RushNote', id: string, start: number, end: number | null, text: string, createdAt: string, resolvedAt: string | null, author: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null }> }>, steps: Array<{ __typename: 'RushStep', id: string, from: Types.RushState | null, to: Types.RushState, words: string, createdAt: string, by: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, assignee: { __typename: 'Colleague', id: string, fullName: string } | null }> } };

export type AcceptRushMutationVariables = Exact<{
  id: string;
  version: number;
  input: Types.RushAcceptance;
}>;


export type AcceptRushMutation = { acceptRush: { __typename: 'Rush', id: string, isMine: boolean, version: number, title: string, notes: string, state: Types.RushState, waitingSince: string | null, createdAt: string, outcome: Types.RushOutcome | null, mediaKind: Types.MediaKind | null, mediaTitle: string, rendering: Types.RushRendering, rendered: number, renderingFailure: Types.RushRenderingFailure | null, emission: { __typename: 'Emission', id: string, title: string } | null, sentBy: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, assignee: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, episode: { __typename: 'Episode', id: string, title: string } | null, result: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string } | null, takes: Array<{ __typename: 'RushTake', id: string, version: number, number: number, createdAt: string, markIn: number | null, markOut: number | null, cuts: Array<{ __typename: 'Cut', from: number, to: number }>, sentBy: { __typename: 'Colleague', id: string, fullName: string } | null, medium: { __typename: 'RushSound', id: string, fileName: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string, duration: number | null, loudness: number | null, waveformUrl: string | null, fileUrl: string | null }, comments: Array<{ __typename: 'RushNote', id: string, start: number, end: number | null, text: string, createdAt: string, resolvedAt: string | null, author: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null }> }>, steps: Array<{ __typename: 'RushStep', id: string, from: Types.RushState | null, to: Types.RushState, words: string, createdAt: string, by: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, assignee: { __typename: 'Colleague', id: string, fullName: string } | null }> } };

export type RenderRushAgainMutationVariables = Exact<{
  id: string;
}>;


export type RenderRushAgainMutation = { renderRushAgain: { __typename: 'Rush', id: string, isMine: boolean, version: number, title: string, notes: string, state: Types.RushState, waitingSince: string | null, createdAt: string, outcome: Types.RushOutcome | null, mediaKind: Types.MediaKind | null, mediaTitle: string, rendering: Types.RushRendering, rendered: number, renderingFailure: Types.RushRenderingFailure | null, emission: { __typename: 'Emission', id: string, title: string } | null, sentBy: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, assignee: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, episode: { __typename: 'Episode', id: string, title: string } | null, result: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string } | null, takes: Array<{ __typename: 'RushTake', id: string, version: number, number: number, createdAt: string, markIn: number | null, markOut: number | null, cuts: Array<{ __typename: 'Cut', from: number, to: number }>, sentBy: { __typename: 'Colleague', id: string, fullName: string } | null, medium: { __typename: 'RushSound', id: string, fileName: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string, duration: number | null, loudness: number | null, waveformUrl: string | null, fileUrl: string | null }, comments: Array<{ __typename: 'RushNote', id: string, start: number, end: number | null, text: string, createdAt: string, resolvedAt: string | null, author: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null }> }>, steps: Array<{ __typename: 'RushStep', id: string, from: Types.RushState | null, to: Types.RushState, words: string, createdAt: string, by: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, assignee: { __typename: 'Colleague', id: string, fullName: string } | null }> } };

export type MarkRushTakeMutationVariables = Exact<{
  id: string;
  version: number;
  input: Types.RushMarks;
}>;


export type MarkRushTakeMutation = { markRushTake: { __typename: 'RushTake', id: string, version: number, markIn: number | null, markOut: number | null, cuts: Array<{ __typename: 'Cut', from: number, to: number }> } };

export type AddRushNoteMutationVariables = Exact<{
  takeId: string;
  input: Types.RushNoteInput;
}>;


export type AddRushNoteMutation = { addRushNote: { __typename: 'RushNote', id: string, start: number, end: number | null, text: string, createdAt: string, resolvedAt: string | null, author: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null } };

export type ResolveRushNoteMutationVariables = Exact<{
  id: string;
  resolved: boolean;
}>;


export type ResolveRushNoteMutation = { resolveRushNote: { __typename: 'RushNote', id: string, resolvedAt: string | null } };

export type DeleteRushNoteMutationVariables = Exact<{
  id: string;
}>;


export type DeleteRushNoteMutation = { deleteRushNote: string };

export type RushChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type RushChangedSubscription = { rushChanged: { __typename: 'RushNotice', id: string, rush: { __typename: 'Rush', id: string, version: number, state: Types.RushState, rendered: number, rendering: Types.RushRendering } | null } };

export type RushReviewersQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type RushReviewersQuery = { teamMembers: { __typename: 'TeamMemberPage', items: Array<{ __typename: 'TeamMember', id: string, user: { __typename: 'User', id: string, fullName: string, email: string } }> } };

export type RushEpisodesQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type RushEpisodesQuery = { episodes: { __typename: 'EpisodePage', items: Array<{ __typename: 'Episode', id: string, title: string, isMine: boolean, emission: { __typename: 'Emission', id: string, title: string } }> } };

export type RushPodcastsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type RushPodcastsQuery = { podcasts: { __typename: 'PodcastPage', items: Array<{ __typename: 'Podcast', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string, isMine: boolean } }> } };

export type RushBinQueryVariables = Exact<{
  page: number;
  perPage: number;
  search?: string | null | undefined;
  sort?: Array<Types.RushSort> | Types.RushSort | null | undefined;
}>;


export type RushBinQuery = { deletedRushes: { __typename: 'RushPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Rush', id: string, title: string, state: Types.RushState, isMine: boolean, deletedAt: string | null }> } };

export type DeleteRushMutationVariables = Exact<{
  id: string;
}>;


export type DeleteRushMutation = { deleteRush: string };

export type RestoreRushMutationVariables = Exact<{
  id: string;
}>;


export type RestoreRushMutation = { restoreRush: { __typename: 'Rush', id: string, isMine: boolean, version: number, title: string, state: Types.RushState, waitingSince: string | null, createdAt: string, rendering: Types.RushRendering, emission: { __typename: 'Emission', id: string, title: string } | null, sentBy: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, assignee: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, takes: Array<{ __typename: 'RushTake', id: string, number: number, medium: { __typename: 'RushSound', id: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string, duration: number | null } }> } };

export const RushRowFragmentDoc = parseDocument<RushRowFragment, unknown>("fragment RushRow on Rush{id isMine version title state waitingSince createdAt rendering emission{id title}sentBy{id fullName avatar}assignee{id fullName avatar}takes(first:1){id number medium{id state failure refusedFormat duration}}}");
export const RushCommentFieldsFragmentDoc = parseDocument<RushCommentFieldsFragment, unknown>("fragment RushCommentFields on RushNote{id start end text createdAt resolvedAt author{id fullName avatar}}");
export const RushTakeFieldsFragmentDoc = parseDocument<RushTakeFieldsFragment, unknown>("fragment RushTakeFields on RushTake{id version number createdAt markIn markOut cuts{from to}sentBy{id fullName}medium{id fileName state failure refusedFormat duration loudness fileUrl:playUrl waveformUrl}comments(first:50){...RushCommentFields}}fragment RushCommentFields on RushNote{id start end text createdAt resolvedAt author{id fullName avatar}}");
export const RushDeskFragmentDoc = parseDocument<RushDeskFragment, unknown>("fragment RushDesk on Rush{id isMine version title notes state waitingSince createdAt outcome mediaKind mediaTitle rendering rendered renderingFailure emission{id title}sentBy{id fullName avatar}assignee{id fullName avatar}episode{id title}result{id kind title}takes(first:5){...RushTakeFields}steps(first:30){id from to words createdAt by{id fullName avatar}assignee{id fullName}}}fragment RushTakeFields on RushTake{id version number createdAt markIn markOut cuts{from to}sentBy{id fullName}medium{id fileName state failure refusedFormat duration loudness fileUrl:playUrl waveformUrl}comments(first:50){...RushCommentFields}}fragment RushCommentFields on RushNote{id start end text createdAt resolvedAt author{id fullName avatar}}");
export const RushListDocument = parseDocument<RushListQuery, RushListQueryVariables>("query RushList($page:Int!$perPage:Int!$search:String$filter:RushFilter$sort:[RushSort!]){rushes(page:$page perPage:$perPage search:$search filter:$filter sort:$sort){items{...RushRow}totalItems totalIsExact}}fragment RushRow on Rush{id isMine version title state waitingSince createdAt rendering emission{id title}sentBy{id fullName avatar}assignee{id fullName avatar}takes(first:1){id number medium{id state failure refusedFormat duration}}}");
export const RushQueueDocument = parseDocument<RushQueueQuery, RushQueueQueryVariables>("query RushQueue($page:Int!$perPage:Int!$sort:[RushSort!]){rushes(page:$page perPage:$perPage filter:{state:{in:[RECEIVED IN_REVIEW SENT_BACK]}}sort:$sort){items{...RushRow}totalItems totalIsExact}}fragment RushRow on Rush{id isMine version title state waitingSince createdAt rendering emission{id title}sentBy{id fullName avatar}assignee{id fullName avatar}takes(first:1){id number medium{id state failure refusedFormat duration}}}");
export const RushEmissionsDocument = parseDocument<RushEmissionsQuery, RushEmissionsQueryVariables>("query RushEmissions($search:String){emissions(search:$search perPage:50 sort:[{title:ASC}]){items{id title}}}");
export const RushDocument = parseDocument<RushQuery, RushQueryVariables>("query Rush($id:ID!){rush(id:$id){...RushDesk}}fragment RushDesk on Rush{id isMine version title notes state waitingSince createdAt outcome mediaKind mediaTitle rendering rendered renderingFailure emission{id title}sentBy{id fullName avatar}assignee{id fullName avatar}episode{id title}result{id kind title}takes(first:5){...RushTakeFields}steps(first:30){id from to words createdAt by{id fullName avatar}assignee{id fullName}}}fragment RushTakeFields on RushTake{id version number createdAt markIn markOut cuts{from to}sentBy{id fullName}medium{id fileName state failure refusedFormat duration loudness fileUrl:playUrl waveformUrl}comments(first:50){...RushCommentFields}}fragment RushCommentFields on RushNote{id start end text createdAt resolvedAt author{id fullName avatar}}");
export const UpdateRushDocument = parseDocument<UpdateRushMutation, UpdateRushMutationVariables>("mutation UpdateRush($id:ID!$version:Int!$input:RushPatch!){updateRush(id:$id version:$version input:$input){...RushDesk}}fragment RushDesk on Rush{id isMine version title notes state waitingSince createdAt outcome mediaKind mediaTitle rendering rendered renderingFailure emission{id title}sentBy{id fullName avatar}assignee{id fullName avatar}episode{id title}result{id kind title}takes(first:5){...RushTakeFields}steps(first:30){id from to words createdAt by{id fullName avatar}assignee{id fullName}}}fragment RushTakeFields on RushTake{id version number createdAt markIn markOut cuts{from to}sentBy{id fullName}medium{id fileName state failure refusedFormat duration loudness fileUrl:playUrl waveformUrl}comments(first:50){...RushCommentFields}}fragment RushCommentFields on RushNote{id start end text createdAt resolvedAt author{id fullName avatar}}");
export const AssignRushDocument = parseDocument<AssignRushMutation, AssignRushMutationVariables>("mutation AssignRush($id:ID!$version:Int!$assigneeId:ID){assignRush(id:$id version:$version assigneeId:$assigneeId){...RushDesk}}fragment RushDesk on Rush{id isMine version title notes state waitingSince createdAt outcome mediaKind mediaTitle rendering rendered renderingFailure emission{id title}sentBy{id fullName avatar}assignee{id fullName avatar}episode{id title}result{id kind title}takes(first:5){...RushTakeFields}steps(first:30){id from to words createdAt by{id fullName avatar}assignee{id fullName}}}fragment RushTakeFields on RushTake{id version number createdAt markIn markOut cuts{from to}sentBy{id fullName}medium{id fileName state failure refusedFormat duration loudness fileUrl:playUrl waveformUrl}comments(first:50){...RushCommentFields}}fragment RushCommentFields on RushNote{id start end text createdAt resolvedAt author{id fullName avatar}}");
export const SendBackRushDocument = parseDocument<SendBackRushMutation, SendBackRushMutationVariables>("mutation SendBackRush($id:ID!$version:Int!$words:String!){sendBackRush(id:$id version:$version words:$words){...RushDesk}}fragment RushDesk on Rush{id isMine version title notes state waitingSince createdAt outcome mediaKind mediaTitle rendering rendered renderingFailure emission{id title}sentBy{id fullName avatar}assignee{id fullName avatar}episode{id title}result{id kind title}takes(first:5){...RushTakeFields}steps(first:30){id from to words createdAt by{id fullName avatar}assignee{id fullName}}}fragment RushTakeFields on RushTake{id version number createdAt markIn markOut cuts{from to}sentBy{id fullName}medium{id fileName state failure refusedFormat duration loudness fileUrl:playUrl waveformUrl}comments(first:50){...RushCommentFields}}fragment RushCommentFields on RushNote{id start end text createdAt resolvedAt author{id fullName avatar}}");
export const RejectRushDocument = parseDocument<RejectRushMutation, RejectRushMutationVariables>("mutation RejectRush($id:ID!$version:Int!$words:String!){rejectRush(id:$id version:$version words:$words){...RushDesk}}fragment RushDesk on Rush{id isMine version title notes state waitingSince createdAt outcome mediaKind mediaTitle rendering rendered renderingFailure emission{id title}sentBy{id fullName avatar}assignee{id fullName avatar}episode{id title}result{id kind title}takes(first:5){...RushTakeFields}steps(first:30){id from to words createdAt by{id fullName avatar}assignee{id fullName}}}fragment RushTakeFields on RushTake{id version number createdAt markIn markOut cuts{from to}sentBy{id fullName}medium{id fileName state failure refusedFormat duration loudness fileUrl:playUrl waveformUrl}comments(first:50){...RushCommentFields}}fragment RushCommentFields on RushNote{id start end text createdAt resolvedAt author{id fullName avatar}}");
export const AcceptRushDocument = parseDocument<AcceptRushMutation, AcceptRushMutationVariables>("mutation AcceptRush($id:ID!$version:Int!$input:RushAcceptance!){acceptRush(id:$id version:$version input:$input){...RushDesk}}fragment RushDesk on Rush{id isMine version title notes state waitingSince createdAt outcome mediaKind mediaTitle rendering rendered renderingFailure emission{id title}sentBy{id fullName avatar}assignee{id fullName avatar}episode{id title}result{id kind title}takes(first:5){...RushTakeFields}steps(first:30){id from to words createdAt by{id fullName avatar}assignee{id fullName}}}fragment RushTakeFields on RushTake{id version number createdAt markIn markOut cuts{from to}sentBy{id fullName}medium{id fileName state failure refusedFormat duration loudness fileUrl:playUrl waveformUrl}comments(first:50){...RushCommentFields}}fragment RushCommentFields on RushNote{id start end text createdAt resolvedAt author{id fullName avatar}}");
export const RenderRushAgainDocument = parseDocument<RenderRushAgainMutation, RenderRushAgainMutationVariables>("mutation RenderRushAgain($id:ID!){renderRushAgain(id:$id){...RushDesk}}fragment RushDesk on Rush{id isMine version title notes state waitingSince createdAt outcome mediaKind mediaTitle rendering rendered renderingFailure emission{id title}sentBy{id fullName avatar}assignee{id fullName avatar}episode{id title}result{id kind title}takes(first:5){...RushTakeFields}steps(first:30){id from to words createdAt by{id fullName avatar}assignee{id fullName}}}fragment RushTakeFields on RushTake{id version number createdAt markIn markOut cuts{from to}sentBy{id fullName}medium{id fileName state failure refusedFormat duration loudness fileUrl:playUrl waveformUrl}comments(first:50){...RushCommentFields}}fragment RushCommentFields on RushNote{id start end text createdAt resolvedAt author{id fullName avatar}}");
export const MarkRushTakeDocument = parseDocument<MarkRushTakeMutation, MarkRushTakeMutationVariables>("mutation MarkRushTake($id:ID!$version:Int!$input:RushMarks!){markRushTake(id:$id version:$version input:$input){id version markIn markOut cuts{from to}}}");
export const AddRushNoteDocument = parseDocument<AddRushNoteMutation, AddRushNoteMutationVariables>("mutation AddRushNote($takeId:ID!$input:RushNoteInput!){addRushNote(takeId:$takeId input:$input){...RushCommentFields}}fragment RushCommentFields on RushNote{id start end text createdAt resolvedAt author{id fullName avatar}}");
export const ResolveRushNoteDocument = parseDocument<ResolveRushNoteMutation, ResolveRushNoteMutationVariables>("mutation ResolveRushNote($id:ID!$resolved:Boolean!){resolveRushNote(id:$id resolved:$resolved){id resolvedAt}}");
export const DeleteRushNoteDocument = parseDocument<DeleteRushNoteMutation, DeleteRushNoteMutationVariables>("mutation DeleteRushNote($id:ID!){deleteRushNote(id:$id)}");
export const RushChangedDocument = parseDocument<RushChangedSubscription, RushChangedSubscriptionVariables>("subscription RushChanged{rushChanged{id rush{id version state rendered rendering}}}");
export const RushReviewersDocument = parseDocument<RushReviewersQuery, RushReviewersQueryVariables>("query RushReviewers($search:String){teamMembers(perPage:8 filter:{fullName:{contains:$search}}){items{id user{id fullName email}}}}");
export const RushEpisodesDocument = parseDocument<RushEpisodesQuery, RushEpisodesQueryVariables>("query RushEpisodes($search:String){episodes(search:$search perPage:8){items{id title emission{id title}isMine}}}");
export const RushPodcastsDocument = parseDocument<RushPodcastsQuery, RushPodcastsQueryVariables>("query RushPodcasts($search:String){podcasts(search:$search perPage:8 sort:[{title:ASC}]){items{id title emission{id title isMine}}}}");
export const RushBinDocument = parseDocument<RushBinQuery, RushBinQueryVariables>("query RushBin($page:Int!$perPage:Int!$search:String$sort:[RushSort!]){deletedRushes(page:$page perPage:$perPage search:$search sort:$sort){items{id title state isMine deletedAt}totalItems totalIsExact}}");
export const DeleteRushDocument = parseDocument<DeleteRushMutation, DeleteRushMutationVariables>("mutation DeleteRush($id:ID!){deleteRush(id:$id)}");
export const RestoreRushDocument = parseDocument<RestoreRushMutation, RestoreRushMutationVariables>("mutation RestoreRush($id:ID!){restoreRush(id:$id){...RushRow}}fragment RushRow on Rush{id isMine version title state waitingSince createdAt rendering emission{id title}sentBy{id fullName avatar}assignee{id fullName avatar}takes(first:1){id number medium{id state failure refusedFormat duration}}}");
export const useRushListQuery = createQueryHook(RushListDocument);
export const useRushQueueQuery = createQueryHook(RushQueueDocument);
export const useRushEmissionsQuery = createQueryHook(RushEmissionsDocument);
export const useRushQuery = createQueryHook(RushDocument);
export const useUpdateRushMutation = createMutationHook(UpdateRushDocument, {"lists":["defaultPlaylistPreview","deletedEmissions","deletedEpisodes","deletedMediaItems","deletedSlots","emissions","episodes","failedMedia","liveSessions","mediaCategories","mediaDuplicates","mediaItems","mediaTags","planBetween","slots","smartPreview"]});
export const useAssignRushMutation = createMutationHook(AssignRushDocument);
export const useSendBackRushMutation = createMutationHook(SendBackRushDocument);
export const useRejectRushMutation = createMutationHook(RejectRushDocument);
export const useAcceptRushMutation = createMutationHook(AcceptRushDocument);
export const useRenderRushAgainMutation = createMutationHook(RenderRushAgainDocument);
export const useMarkRushTakeMutation = createMutationHook(MarkRushTakeDocument);
export const useAddRushNoteMutation = createMutationHook(AddRushNoteDocument);
export const useResolveRushNoteMutation = createMutationHook(ResolveRushNoteDocument);
export const useDeleteRushNoteMutation = createMutationHook(DeleteRushNoteDocument, {"lists":["deletedRushes","rushes"],"removed":{"types":["RushNote"],"by":"id"}});
export const useRushChangedSubscription = createSubscriptionHook(RushChangedDocument);
export const useRushReviewersQuery = createQueryHook(RushReviewersDocument);
export const useRushEpisodesQuery = createQueryHook(RushEpisodesDocument);
export const useRushPodcastsQuery = createQueryHook(RushPodcastsDocument);
export const useRushBinQuery = createQueryHook(RushBinDocument);
export const useDeleteRushMutation = createMutationHook(DeleteRushDocument, {"lists":["defaultPlaylistPreview","deletedEmissions","deletedEpisodes","deletedMediaItems","deletedRushes","deletedSlots","emissions","episodes","failedMedia","liveSessions","mediaCategories","mediaDuplicates","mediaItems","mediaTags","planBetween","rushes","slots","smartPreview"],"removed":{"types":["Rush"],"by":"id"}});
export const useRestoreRushMutation = createMutationHook(RestoreRushDocument, {"lists":["defaultPlaylistPreview","deletedEmissions","deletedEpisodes","deletedMediaItems","deletedRushes","emissions","episodes","failedMedia","mediaCategories","mediaDuplicates","mediaItems","mediaTags","planBetween","rushes","smartPreview"]});