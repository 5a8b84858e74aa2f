/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
export type CalendarFeedsQueryVariables = Exact<{ [key: string]: never; }>;


export type CalendarFeedsQuery = { calendarFeeds: { __typename: 'CalendarFeedPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'CalendarFeed', id: string, name: string, kind: Types.CalendarFeedKind, isOwn: boolean, lastReadAt: string | null, createdAt: string, emission: { __typename: 'Emission', id: string, title: string } | null, maker: { __typename: 'Colleague', id: string, fullName: string } }> } };

export type CreateCalendarFeedMutationVariables = Exact<{
  input: Types.CalendarFeedInput;
}>;


export type CreateCalendarFeedMutation = { createCalendarFeed: { __typename: 'NewCalendarFeed', address: string, calendarFeed: { __typename: 'CalendarFeed', id: string, name: string, kind: Types.CalendarFeedKind, isOwn: boolean, lastReadAt: string | null, createdAt: string, emission: { __typename: 'Emission', id: string, title: string } | null, maker: { __typename: 'Colleague', id: string, fullName: string } } } };

export type RevokeCalendarFeedMutationVariables = Exact<{
  id: string;
}>;


export type RevokeCalendarFeedMutation = { revokeCalendarFeed: string };

export type CalendarFeedFieldsFragment = { __typename: 'CalendarFeed', id: string, name: string, kind: Types.CalendarFeedKind, isOwn: boolean, lastReadAt: string | null, createdAt: string, emission: { __typename: 'Emission', id: string, title: string } | null, maker: { __typename: 'Colleague', id: string, fullName: string } };

export type ImportedEventFragment = { __typename: 'ImportedEvent', uid: string, title: string, state: Types.CalendarImportState, problem: Types.CalendarImportProblem | null, emissionTitle: string | null, isMatched: boolean, startDate: string | null, startTime: string | null, duration: number | null, changedDays: number, recurrence: { __typename: 'SlotRecurrence', frequency: Types.SlotFrequency, interval: number, weekdays: Array<Types.SlotWeekday>, nth: number | null, setPosition: number | null, until: string | null, count: number | null } | null };

export type ImportCalendarMutationVariables = Exact<{
  input: Types.CalendarImportInput;
  apply: boolean;
}>;


export type ImportCalendarMutation = { importCalendar: { __typename: 'CalendarImport', importedCount: number, events: Array<{ __typename: 'ImportedEvent', uid: string, title: string, state: Types.CalendarImportState, problem: Types.CalendarImportProblem | null, emissionTitle: string | null, isMatched: boolean, startDate: string | null, startTime: string | null, duration: number | null, changedDays: number, recurrence: { __typename: 'SlotRecurrence', frequency: Types.SlotFrequency, interval: number, weekdays: Array<Types.SlotWeekday>, nth: number | null, setPosition: number | null, until: string | null, count: number | null } | null }> } };

export const CalendarFeedFieldsFragmentDoc = parseDocument<CalendarFeedFieldsFragment, unknown>("fragment CalendarFeedFields on CalendarFeed{id name kind isOwn lastReadAt createdAt emission{id title}maker{id fullName}}");
export const ImportedEventFragmentDoc = parseDocument<ImportedEventFragment, unknown>("fragment ImportedEvent on ImportedEvent{uid title state problem emissionTitle isMatched startDate startTime duration recurrence{frequency interval weekdays nth setPosition until count}changedDays}");
export const CalendarFeedsDocument = parseDocument<CalendarFeedsQuery, CalendarFeedsQueryVariables>("query CalendarFeeds{calendarFeeds(perPage:100){items{...CalendarFeedFields}totalItems totalIsExact}}fragment CalendarFeedFields on CalendarFeed{id name kind isOwn lastReadAt createdAt emission{id title}maker{id fullName}}");
export const CreateCalendarFeedDocument = parseDocument<CreateCalendarFeedMutation, CreateCalendarFeedMutationVariables>("mutation CreateCalendarFeed($input:CalendarFeedInput!){createCalendarFeed(input:$input){address calendarFeed{...CalendarFeedFields}}}fragment CalendarFeedFields on CalendarFeed{id name kind isOwn lastReadAt createdAt emission{id title}maker{id fullName}}");
export const RevokeCalendarFeedDocument = parseDocument<RevokeCalendarFeedMutation, RevokeCalendarFeedMutationVariables>("mutation RevokeCalendarFeed($id:ID!){revokeCalendarFeed(id:$id)}");
export const ImportCalendarDocument = parseDocument<ImportCalendarMutation, ImportCalendarMutationVariables>("mutation ImportCalendar($input:CalendarImportInput!$apply:Boolean!){importCalendar(input:$input apply:$apply){events{...ImportedEvent}importedCount}}fragment ImportedEvent on ImportedEvent{uid title state problem emissionTitle isMatched startDate startTime duration recurrence{frequency interval weekdays nth setPosition until count}changedDays}");
export const useCalendarFeedsQuery = createQueryHook(CalendarFeedsDocument);
export const useCreateCalendarFeedMutation = createMutationHook(CreateCalendarFeedDocument, {"lists":["calendarFeeds","deletedEmissions","emissions"]});
export const useRevokeCalendarFeedMutation = createMutationHook(RevokeCalendarFeedDocument);
export const useImportCalendarMutation = createMutationHook(ImportCalendarDocument, {});