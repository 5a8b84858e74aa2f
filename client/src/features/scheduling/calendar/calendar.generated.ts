/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
import { createSubscriptionHook } from '../../../apollo/live/subscriptionHook';
export type NamedSlotFragment = { __typename: 'Slot', title: string, emission: { __typename: 'Emission', id: string, title: string } | null, episode: { __typename: 'Episode', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null };

export type CalendarSlotFragment = { __typename: 'Slot', id: string, isMine: boolean, version: number, layer: Types.SlotLayer, category: Types.SlotCategory, title: string, colour: string | null, startDate: string, startTime: string, duration: number, endDate: string | null, recurrence: { __typename: 'SlotRecurrence', frequency: Types.SlotFrequency, interval: number, weekdays: Array<Types.SlotWeekday>, nth: number | null, setPosition: number | null, until: string | null, count: number | null } | null, emission: { __typename: 'Emission', id: string, title: string } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null, episode: { __typename: 'Episode', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } } | null, rush: { __typename: 'Rush', id: string, title: string } | null, original: { __typename: 'Slot', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } | null, episode: { __typename: 'Episode', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null } | null };

export type CalendarOccurrenceFragment = { __typename: 'Occurrence', id: string, slotId: string, date: string, layer: Types.SlotLayer, category: Types.SlotCategory, title: string, colour: string | null, startsAt: string, endsAt: string, localStart: string, localEnd: string, duration: number, state: Types.OccurrenceState, isException: boolean, isCovered: boolean, version: number, episode: { __typename: 'Episode', id: string, title: string } | null, slot: { __typename: 'Slot', id: string, isMine: boolean, version: number, layer: Types.SlotLayer, category: Types.SlotCategory, title: string, colour: string | null, startDate: string, startTime: string, duration: number, endDate: string | null, recurrence: { __typename: 'SlotRecurrence', frequency: Types.SlotFrequency, interval: number, weekdays: Array<Types.SlotWeekday>, nth: number | null, setPosition: number | null, until: string | null, count: number | null } | null, emission: { __typename: 'Emission', id: string, title: string } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null, episode: { __typename: 'Episode', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } } | null, rush: { __typename: 'Rush', id: string, title: string } | null, original: { __typename: 'Slot', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } | null, episode: { __typename: 'Episode', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null } | null } | null };

export type CalendarQueryVariables = Exact<{
  from: string;
  to: string;
  categories?: Array<Types.SlotCategory> | Types.SlotCategory | null | undefined;
  layers?: Array<Types.SlotLayer> | Types.SlotLayer | null | undefined;
}>;


export type CalendarQuery = { calendar: Array<{ __typename: 'Occurrence', id: string, slotId: string, date: string, layer: Types.SlotLayer, category: Types.SlotCategory, title: string, colour: string | null, startsAt: string, endsAt: string, localStart: string, localEnd: string, duration: number, state: Types.OccurrenceState, isException: boolean, isCovered: boolean, version: number, episode: { __typename: 'Episode', id: string, title: string } | null, slot: { __typename: 'Slot', id: string, isMine: boolean, version: number, layer: Types.SlotLayer, category: Types.SlotCategory, title: string, colour: string | null, startDate: string, startTime: string, duration: number, endDate: string | null, recurrence: { __typename: 'SlotRecurrence', frequency: Types.SlotFrequency, interval: number, weekdays: Array<Types.SlotWeekday>, nth: number | null, setPosition: number | null, until: string | null, count: number | null } | null, emission: { __typename: 'Emission', id: string, title: string } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null, episode: { __typename: 'Episode', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } } | null, rush: { __typename: 'Rush', id: string, title: string } | null, original: { __typename: 'Slot', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } | null, episode: { __typename: 'Episode', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null } | null } | null }> };

export type SlotDayMovesQueryVariables = Exact<{
  id: string;
  input: Types.SlotPatch;
  date?: string | null | undefined;
}>;


export type SlotDayMovesQuery = { slotDayMoves: Array<{ __typename: 'SlotDayMove', date: string, to: string | null, title: string, contents: Array<Types.SlotDayContent> }> };

export type CreateSlotMutationVariables = Exact<{
  input: Types.SlotInput;
}>;


export type CreateSlotMutation = { createSlot: { __typename: 'Slot', id: string, isMine: boolean, version: number, layer: Types.SlotLayer, category: Types.SlotCategory, title: string, colour: string | null, startDate: string, startTime: string, duration: number, endDate: string | null, recurrence: { __typename: 'SlotRecurrence', frequency: Types.SlotFrequency, interval: number, weekdays: Array<Types.SlotWeekday>, nth: number | null, setPosition: number | null, until: string | null, count: number | null } | null, emission: { __typename: 'Emission', id: string, title: string } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null, episode: { __typename: 'Episode', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } } | null, rush: { __typename: 'Rush', id: string, title: string } | null, original: { __typename: 'Slot', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } | null, episode: { __typename: 'Episode', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null } | null } };

export type StartLiveSlotMutationVariables = Exact<{
  input: Types.StartLiveInput;
}>;


export type StartLiveSlotMutation = { startLiveSlot: { __typename: 'Slot', id: string, isMine: boolean, version: number, layer: Types.SlotLayer, category: Types.SlotCategory, title: string, colour: string | null, startDate: string, startTime: string, duration: number, endDate: string | null, recurrence: { __typename: 'SlotRecurrence', frequency: Types.SlotFrequency, interval: number, weekdays: Array<Types.SlotWeekday>, nth: number | null, setPosition: number | null, until: string | null, count: number | null } | null, emission: { __typename: 'Emission', id: string, title: string } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null, episode: { __typename: 'Episode', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } } | null, rush: { __typename: 'Rush', id: string, title: string } | null, original: { __typename: 'Slot', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } | null, episode: { __typename: 'Episode', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null } | null } };

export type UpdateSlotMutationVariables = Exact<{
  id: string;
  version: number;
  input: Types.SlotPatch;
}>;


export type UpdateSlotMutation = { updateSlot: { __typename: 'Slot', id: string, isMine: boolean, version: number, layer: Types.SlotLayer, category: Types.SlotCategory, title: string, colour: string | null, startDate: string, startTime: string, duration: number, endDate: string | null, recurrence: { __typename: 'SlotRecurrence', frequency: Types.SlotFrequency, interval: number, weekdays: Array<Types.SlotWeekday>, nth: number | null, setPosition: number | null, until: string | null, count: number | null } | null, emission: { __typename: 'Emission', id: string, title: string } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null, episode: { __typename: 'Episode', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } } | null, rush: { __typename: 'Rush', id: string, title: string } | null, original: { __typename: 'Slot', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } | null, episode: { __typename: 'Episode', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null } | null } };

export type SplitSlotMutationVariables = Exact<{
  id: string;
  version: number;
  date: string;
  input: Types.SlotPatch;
}>;


export type SplitSlotMutation = { splitSlot: { __typename: 'SlotSplit', before: { __typename: 'Slot', id: string, isMine: boolean, version: number, layer: Types.SlotLayer, category: Types.SlotCategory, title: string, colour: string | null, startDate: string, startTime: string, duration: number, endDate: string | null, recurrence: { __typename: 'SlotRecurrence', frequency: Types.SlotFrequency, interval: number, weekdays: Array<Types.SlotWeekday>, nth: number | null, setPosition: number | null, until: string | null, count: number | null } | null, emission: { __typename: 'Emission', id: string, title: string } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null, episode: { __typename: 'Episode', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } } | null, rush: { __typename: 'Rush', id: string, title: string } | null, original: { __typename: 'Slot', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } | null, episode: { __typename: 'Episode', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null } | null }, after: { __typename: 'Slot', id: string, isMine: boolean, version: number, layer: Types.SlotLayer, category: Types.SlotCategory, title: string, colour: string | null, startDate: string, startTime: string, duration: number, endDate: string | null, recurrence: { __typename: 'SlotRecurrence', frequency: Types.SlotFrequency, interval: number, weekdays: Array<Types.SlotWeekday>, nth: number | null, setPosition: number | null, until: string | null, count: number | null } | null, emission: { __typename: 'Emission', id: string, title: string } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null, episode: { __typename: 'Episode', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } } | null, rush: { __typename: 'Rush', id: string, title: string } | null, original: { __typename: 'Slot', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } | null, episode: { __typename: 'Episode', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null } | null } } };

export type EndSlotMutationVariables = Exact<{
  id: string;
  version: number;
  date: string;
}>;


export type EndSlotMutation = { endSlot: { __typename: 'Slot', id: string, isMine: boolean, version: number, layer: Types.SlotLayer, category: Types.SlotCategory, title: string, colour: string | null, startDate: string, startTime: string, duration: number, endDate: string | null, recurrence: { __typename: 'SlotRecurrence', frequency: Types.SlotFrequency, interval: number, weekdays: Array<Types.SlotWeekday>, nth: number | null, setPosition: number | null, until: string | null, count: number | null } | null, emission: { __typename: 'Emission', id: string, title: string } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null, episode: { __typename: 'Episode', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } } | null, rush: { __typename: 'Rush', id: string, title: string } | null, original: { __typename: 'Slot', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } | null, episode: { __typename: 'Episode', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null } | null } };

export type DeleteSlotMutationVariables = Exact<{
  id: string;
}>;


export type DeleteSlotMutation = { deleteSlot: string };

export type RestoreSlotMutationVariables = Exact<{
  id: string;
}>;


export type RestoreSlotMutation = { restoreSlot: { __typename: 'Slot', id: string, isMine: boolean, version: number, layer: Types.SlotLayer, category: Types.SlotCategory, title: string, colour: string | null, startDate: string, startTime: string, duration: number, endDate: string | null, recurrence: { __typename: 'SlotRecurrence', frequency: Types.SlotFrequency, interval: number, weekdays: Array<Types.SlotWeekday>, nth: number | null, setPosition: number | null, until: string | null, count: number | null } | null, emission: { __typename: 'Emission', id: string, title: string } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null, episode: { __typename: 'Episode', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } } | null, rush: { __typename: 'Rush', id: string, title: string } | null, original: { __typename: 'Slot', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } | null, episode: { __typename: 'Episode', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null } | null } };

export type DeleteSlotsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteSlotsMutation = { deleteSlots: Array<string> };

export type CopyCalendarMutationVariables = Exact<{
  from: string;
  to: string;
  days: number;
}>;


export type CopyCalendarMutation = { copyCalendar: Array<{ __typename: 'Slot', id: string }> };

export type ChangeOccurrenceMutationVariables = Exact<{
  slotId: string;
  date: string;
  version: number;
  input: Types.OccurrenceChange;
}>;


export type ChangeOccurrenceMutation = { changeOccurrence: { __typename: 'Occurrence', id: string, slotId: string, date: string, layer: Types.SlotLayer, category: Types.SlotCategory, title: string, colour: string | null, startsAt: string, endsAt: string, localStart: string, localEnd: string, duration: number, state: Types.OccurrenceState, isException: boolean, isCovered: boolean, version: number, episode: { __typename: 'Episode', id: string, title: string } | null, slot: { __typename: 'Slot', id: string, isMine: boolean, version: number, layer: Types.SlotLayer, category: Types.SlotCategory, title: string, colour: string | null, startDate: string, startTime: string, duration: number, endDate: string | null, recurrence: { __typename: 'SlotRecurrence', frequency: Types.SlotFrequency, interval: number, weekdays: Array<Types.SlotWeekday>, nth: number | null, setPosition: number | null, until: string | null, count: number | null } | null, emission: { __typename: 'Emission', id: string, title: string } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null, episode: { __typename: 'Episode', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } } | null, rush: { __typename: 'Rush', id: string, title: string } | null, original: { __typename: 'Slot', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } | null, episode: { __typename: 'Episode', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null } | null } | null } };

export type CancelOccurrenceMutationVariables = Exact<{
  slotId: string;
  date: string;
  version: number;
}>;


export type CancelOccurrenceMutation = { cancelOccurrence: { __typename: 'Occurrence', id: string, slotId: string, date: string, layer: Types.SlotLayer, category: Types.SlotCategory, title: string, colour: string | null, startsAt: string, endsAt: string, localStart: string, localEnd: string, duration: number, state: Types.OccurrenceState, isException: boolean, isCovered: boolean, version: number, episode: { __typename: 'Episode', id: string, title: string } | null, slot: { __typename: 'Slot', id: string, isMine: boolean, version: number, layer: Types.SlotLayer, category: Types.SlotCategory, title: string, colour: string | null, startDate: string, startTime: string, duration: number, endDate: string | null, recurrence: { __typename: 'SlotRecurrence', frequency: Types.SlotFrequency, interval: number, weekdays: Array<Types.SlotWeekday>, nth: number | null, setPosition: number | null, until: string | null, count: number | null } | null, emission: { __typename: 'Emission', id: string, title: string } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null, episode: { __typename: 'Episode', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } } | null, rush: { __typename: 'Rush', id: string, title: string } | null, original: { __typename: 'Slot', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } | null, episode: { __typename: 'Episode', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null } | null } | null } };

export type RestoreOccurrenceMutationVariables = Exact<{
  slotId: string;
  date: string;
  version: number;
}>;


export type RestoreOccurrenceMutation = { restoreOccurrence: { __typename: 'Occurrence', id: string, slotId: string, date: string, layer: Types.SlotLayer, category: Types.SlotCategory, title: string, colour: string | null, startsAt: string, endsAt: string, localStart: string, localEnd: string, duration: number, state: Types.OccurrenceState, isException: boolean, isCovered: boolean, version: number, episode: { __typename: 'Episode', id: string, title: string } | null, slot: { __typename: 'Slot', id: string, isMine: boolean, version: number, layer: Types.SlotLayer, category: Types.SlotCategory, title: string, colour: string | null, startDate: string, startTime: string, duration: number, endDate: string | null, recurrence: { __typename: 'SlotRecurrence', frequency: Types.SlotFrequency, interval: number, weekdays: Array<Types.SlotWeekday>, nth: number | null, setPosition: number | null, until: string | null, count: number | null } | null, emission: { __typename: 'Emission', id: string, title: string } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null, episode: { __typename: 'Episode', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } } | null, rush: { __typename: 'Rush', id: string, title: string } | null, original: { __typename: 'Slot', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } | null, episode: { __typename: 'Episode', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null } | null } | null } };

export type EmissionsToPlanQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type EmissionsToPlanQuery = { emissions: { __typename: 'EmissionPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Emission', id: string, isMine: boolean, title: string, colour: string, usualDuration: number | null, state: Types.EmissionState }> } };

export type PlaylistsToPlanQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type PlaylistsToPlanQuery = { playlists: { __typename: 'PlaylistPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Playlist', id: string, name: string }> } };

export type EpisodesToPlanQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: Types.EpisodeFilter | null | undefined;
}>;


export type EpisodesToPlanQuery = { episodes: { __typename: 'EpisodePage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Episode', id: string, title: string, medium: { __typename: 'MediaItem', id: string, duration: number | null } | null, emission: { __typename: 'Emission', id: string, isMine: boolean, title: string, colour: string, usualDuration: number | null } }> } };

export type RushesToPlanQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: Types.RushFilter | null | undefined;
}>;


export type RushesToPlanQuery = { rushes: { __typename: 'RushPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Rush', id: string, title: string, state: Types.RushState, emission: { __typename: 'Emission', id: string, isMine: boolean, title: string } | null }> } };

export type SlotsToRepeatQueryVariables = Exact<{
  filter?: Types.SlotFilter | null | undefined;
}>;


export type SlotsToRepeatQuery = { slots: { __typename: 'SlotPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Slot', id: string, startDate: string, startTime: string, duration: number, title: string, recurrence: { __typename: 'SlotRecurrence', frequency: Types.SlotFrequency, interval: number, weekdays: Array<Types.SlotWeekday>, nth: number | null, setPosition: number | null, until: string | null, count: number | null } | null, emission: { __typename: 'Emission', id: string, title: string } | null, episode: { __typename: 'Episode', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null }> } };

export type CalendarChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type CalendarChangedSubscription = { calendarChanged: { __typename: 'CalendarNotice', from: string, to: string | null } };

export type SlotBinQueryVariables = Exact<{
  page: number;
  perPage: number;
  search?: string | null | undefined;
  sort?: Array<Types.SlotSort> | Types.SlotSort | null | undefined;
}>;


export type SlotBinQuery = { deletedSlots: { __typename: 'SlotPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Slot', id: string, title: string, layer: Types.SlotLayer, startDate: string, startTime: string, deletedAt: string | null, emission: { __typename: 'Emission', id: string, title: string } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null, episode: { __typename: 'Episode', id: string, title: string } | null }> } };

export type DayOfRangeFragment = { __typename: 'SlotDayChange', date: string, effect: Types.SlotDayEffect, localStart: string, newLocalStart: string, newLocalEnd: string };

export type SlotDaysPreviewQueryVariables = Exact<{
  id: string;
  input: Types.SlotDaysInput;
}>;


export type SlotDaysPreviewQuery = { slotDaysPreview: { __typename: 'SlotDaysPreview', days: Array<{ __typename: 'SlotDayChange', date: string, effect: Types.SlotDayEffect, localStart: string, newLocalStart: string, newLocalEnd: string }>, conflicts: { __typename: 'SlotConflicts', total: number, freeStarts: Array<string>, freeLayers: Array<Types.SlotLayer>, clashes: Array<{ __typename: 'SlotClash', slotId: string, title: string, localStart: string, localEnd: string }> } | null } };

export type ChangeSlotDaysMutationVariables = Exact<{
  id: string;
  version: number;
  input: Types.SlotDaysInput;
  dates?: Array<string> | string | null | undefined;
}>;


export type ChangeSlotDaysMutation = { changeSlotDays: { __typename: 'SlotDaysChanged', days: Array<{ __typename: 'SlotDayChange', date: string, effect: Types.SlotDayEffect, localStart: string, newLocalStart: string, newLocalEnd: string }>, replacement: { __typename: 'Slot', id: string } | null } };

export const NamedSlotFragmentDoc = parseDocument<NamedSlotFragment, unknown>("fragment NamedSlot on Slot{title emission{id title}episode{id title emission{id title}}playlist{id name}}");
export const CalendarSlotFragmentDoc = parseDocument<CalendarSlotFragment, unknown>("fragment CalendarSlot on Slot{id isMine version layer category title colour startDate startTime duration endDate recurrence{frequency interval weekdays nth setPosition until count}emission{id title}playlist{id name}episode{id title emission{id title}}rush{id title}original{id ...NamedSlot}}fragment NamedSlot on Slot{title emission{id title}episode{id title emission{id title}}playlist{id name}}");
export const CalendarOccurrenceFragmentDoc = parseDocument<CalendarOccurrenceFragment, unknown>("fragment CalendarOccurrence on Occurrence{id slotId date layer category title colour startsAt endsAt localStart localEnd duration state isException isCovered version episode{id title}slot{...CalendarSlot}}fragment CalendarSlot on Slot{id isMine version layer category title colour startDate startTime duration endDate recurrence{frequency interval weekdays nth setPosition until count}emission{id title}playlist{id name}episode{id title emission{id title}}rush{id title}original{id ...NamedSlot}}fragment NamedSlot on Slot{title emission{id title}episode{id title emission{id title}}playlist{id name}}");
export const DayOfRangeFragmentDoc = parseDocument<DayOfRangeFragment, unknown>("fragment DayOfRange on SlotDayChange{date effect localStart newLocalStart newLocalEnd}");
export const CalendarDocument = parseDocument<CalendarQuery, CalendarQueryVariables>("query Calendar($from:DateTimeISO!$to:DateTimeISO!$categories:[SlotCategory!]$layers:[SlotLayer!]){calendar(from:$from to:$to categories:$categories layers:$layers){...CalendarOccurrence}}fragment CalendarOccurrence on Occurrence{id slotId date layer category title colour startsAt endsAt localStart localEnd duration state isException isCovered version episode{id title}slot{...CalendarSlot}}fragment CalendarSlot on Slot{id isMine version layer category title colour startDate startTime duration endDate recurrence{frequency interval weekdays nth setPosition until count}emission{id title}playlist{id name}episode{id title emission{id title}}rush{id title}original{id ...NamedSlot}}fragment NamedSlot on Slot{title emission{id title}episode{id title emission{id title}}playlist{id name}}");
export const SlotDayMovesDocument = parseDocument<SlotDayMovesQuery, SlotDayMovesQueryVariables>("query SlotDayMoves($id:ID!$input:SlotPatch!$date:LocalDate){slotDayMoves(id:$id input:$input date:$date){date to title contents}}");
export const CreateSlotDocument = parseDocument<CreateSlotMutation, CreateSlotMutationVariables>("mutation CreateSlot($input:SlotInput!){createSlot(input:$input){...CalendarSlot}}fragment CalendarSlot on Slot{id isMine version layer category title colour startDate startTime duration endDate recurrence{frequency interval weekdays nth setPosition until count}emission{id title}playlist{id name}episode{id title emission{id title}}rush{id title}original{id ...NamedSlot}}fragment NamedSlot on Slot{title emission{id title}episode{id title emission{id title}}playlist{id name}}");
export const StartLiveSlotDocument = parseDocument<StartLiveSlotMutation, StartLiveSlotMutationVariables>("mutation StartLiveSlot($input:StartLiveInput!){startLiveSlot(input:$input){...CalendarSlot}}fragment CalendarSlot on Slot{id isMine version layer category title colour startDate startTime duration endDate recurrence{frequency interval weekdays nth setPosition until count}emission{id title}playlist{id name}episode{id title emission{id title}}rush{id title}original{id ...NamedSlot}}fragment NamedSlot on Slot{title emission{id title}episode{id title emission{id title}}playlist{id name}}");
export const UpdateSlotDocument = parseDocument<UpdateSlotMutation, UpdateSlotMutationVariables>("mutation UpdateSlot($id:ID!$version:Int!$input:SlotPatch!){updateSlot(id:$id version:$version input:$input){...CalendarSlot}}fragment CalendarSlot on Slot{id isMine version layer category title colour startDate startTime duration endDate recurrence{frequency interval weekdays nth setPosition until count}emission{id title}playlist{id name}episode{id title emission{id title}}rush{id title}original{id ...NamedSlot}}fragment NamedSlot on Slot{title emission{id title}episode{id title emission{id title}}playlist{id name}}");
export const SplitSlotDocument = parseDocument<SplitSlotMutation, SplitSlotMutationVariables>("mutation SplitSlot($id:ID!$version:Int!$date:LocalDate!$input:SlotPatch!){splitSlot(id:$id version:$version date:$date input:$input){before{...CalendarSlot}after{...CalendarSlot}}}fragment CalendarSlot on Slot{id isMine version layer category title colour startDate startTime duration endDate recurrence{frequency interval weekdays nth setPosition until count}emission{id title}playlist{id name}episode{id title emission{id title}}rush{id title}original{id ...NamedSlot}}fragment NamedSlot on Slot{title emission{id title}episode{id title emission{id title}}playlist{id name}}");
export const EndSlotDocument = parseDocument<EndSlotMutation, EndSlotMutationVariables>("mutation EndSlot($id:ID!$version:Int!$date:LocalDate!){endSlot(id:$id version:$version date:$date){...CalendarSlot}}fragment CalendarSlot on Slot{id isMine version layer category title colour startDate startTime duration endDate recurrence{frequency interval weekdays nth setPosition until count}emission{id title}playlist{id name}episode{id title emission{id title}}rush{id title}original{id ...NamedSlot}}fragment NamedSlot on Slot{title emission{id title}episode{id title emission{id title}}playlist{id name}}");
export const DeleteSlotDocument = parseDocument<DeleteSlotMutation, DeleteSlotMutationVariables>("mutation DeleteSlot($id:ID!){deleteSlot(id:$id)}");
export const RestoreSlotDocument = parseDocument<RestoreSlotMutation, RestoreSlotMutationVariables>("mutation RestoreSlot($id:ID!){restoreSlot(id:$id){...CalendarSlot}}fragment CalendarSlot on Slot{id isMine version layer category title colour startDate startTime duration endDate recurrence{frequency interval weekdays nth setPosition until count}emission{id title}playlist{id name}episode{id title emission{id title}}rush{id title}original{id ...NamedSlot}}fragment NamedSlot on Slot{title emission{id title}episode{id title emission{id title}}playlist{id name}}");
export const DeleteSlotsDocument = parseDocument<DeleteSlotsMutation, DeleteSlotsMutationVariables>("mutation DeleteSlots($ids:[ID!]!){deleteSlots(ids:$ids)}");
export const CopyCalendarDocument = parseDocument<CopyCalendarMutation, CopyCalendarMutationVariables>("mutation CopyCalendar($from:LocalDate!$to:LocalDate!$days:Int!){copyCalendar(from:$from to:$to days:$days){id}}");
export const ChangeOccurrenceDocument = parseDocument<ChangeOccurrenceMutation, ChangeOccurrenceMutationVariables>("mutation ChangeOccurrence($slotId:ID!$date:LocalDate!$version:Int!$input:OccurrenceChange!){changeOccurrence(slotId:$slotId date:$date version:$version input:$input){...CalendarOccurrence}}fragment CalendarOccurrence on Occurrence{id slotId date layer category title colour startsAt endsAt localStart localEnd duration state isException isCovered version episode{id title}slot{...CalendarSlot}}fragment CalendarSlot on Slot{id isMine version layer category title colour startDate startTime duration endDate recurrence{frequency interval weekdays nth setPosition until count}emission{id title}playlist{id name}episode{id title emission{id title}}rush{id title}original{id ...NamedSlot}}fragment NamedSlot on Slot{title emission{id title}episode{id title emission{id title}}playlist{id name}}");
export const CancelOccurrenceDocument = parseDocument<CancelOccurrenceMutation, CancelOccurrenceMutationVariables>("mutation CancelOccurrence($slotId:ID!$date:LocalDate!$version:Int!){cancelOccurrence(slotId:$slotId date:$date version:$version){...CalendarOccurrence}}fragment CalendarOccurrence on Occurrence{id slotId date layer category title colour startsAt endsAt localStart localEnd duration state isException isCovered version episode{id title}slot{...CalendarSlot}}fragment CalendarSlot on Slot{id isMine version layer category title colour startDate startTime duration endDate recurrence{frequency interval weekdays nth setPosition until count}emission{id title}playlist{id name}episode{id title emission{id title}}rush{id title}original{id ...NamedSlot}}fragment NamedSlot on Slot{title emission{id title}episode{id title emission{id title}}playlist{id name}}");
export const RestoreOccurrenceDocument = parseDocument<RestoreOccurrenceMutation, RestoreOccurrenceMutationVariables>("mutation RestoreOccurrence($slotId:ID!$date:LocalDate!$version:Int!){restoreOccurrence(slotId:$slotId date:$date version:$version){...CalendarOccurrence}}fragment CalendarOccurrence on Occurrence{id slotId date layer category title colour startsAt endsAt localStart localEnd duration state isException isCovered version episode{id title}slot{...CalendarSlot}}fragment CalendarSlot on Slot{id isMine version layer category title colour startDate startTime duration endDate recurrence{frequency interval weekdays nth setPosition until count}emission{id title}playlist{id name}episode{id title emission{id title}}rush{id title}original{id ...NamedSlot}}fragment NamedSlot on Slot{title emission{id title}episode{id title emission{id title}}playlist{id name}}");
export const EmissionsToPlanDocument = parseDocument<EmissionsToPlanQuery, EmissionsToPlanQueryVariables>("query EmissionsToPlan($search:String){emissions(perPage:100 search:$search filter:{not:{state:{eq:ENDED}}}){items{id isMine title colour usualDuration state}totalItems totalIsExact}}");
export const PlaylistsToPlanDocument = parseDocument<PlaylistsToPlanQuery, PlaylistsToPlanQueryVariables>("query PlaylistsToPlan($search:String){playlists(perPage:20 search:$search){items{id name}totalItems totalIsExact}}");
export const EpisodesToPlanDocument = parseDocument<EpisodesToPlanQuery, EpisodesToPlanQueryVariables>("query EpisodesToPlan($search:String$filter:EpisodeFilter){episodes(perPage:20 search:$search filter:$filter sort:[{createdAt:DESC}]){items{id title medium{id duration}emission{id isMine title colour usualDuration}}totalItems totalIsExact}}");
export const RushesToPlanDocument = parseDocument<RushesToPlanQuery, RushesToPlanQueryVariables>("query RushesToPlan($search:String$filter:RushFilter){rushes(perPage:20 search:$search filter:$filter sort:[{createdAt:DESC}]){items{id title state emission{id isMine title}}totalItems totalIsExact}}");
export const SlotsToRepeatDocument = parseDocument<SlotsToRepeatQuery, SlotsToRepeatQueryVariables>("query SlotsToRepeat($filter:SlotFilter){slots(perPage:100 filter:$filter sort:[{startDate:DESC}]){items{id ...NamedSlot startDate startTime duration recurrence{frequency interval weekdays nth setPosition until count}}totalItems totalIsExact}}fragment NamedSlot on Slot{title emission{id title}episode{id title emission{id title}}playlist{id name}}");
export const CalendarChangedDocument = parseDocument<CalendarChangedSubscription, CalendarChangedSubscriptionVariables>("subscription CalendarChanged{calendarChanged{from to}}");
export const SlotBinDocument = parseDocument<SlotBinQuery, SlotBinQueryVariables>("query SlotBin($page:Int!$perPage:Int!$search:String$sort:[SlotSort!]){deletedSlots(page:$page perPage:$perPage search:$search sort:$sort){items{id title layer startDate startTime deletedAt emission{id title}playlist{id name}episode{id title}}totalItems totalIsExact}}");
export const SlotDaysPreviewDocument = parseDocument<SlotDaysPreviewQuery, SlotDaysPreviewQueryVariables>("query SlotDaysPreview($id:ID!$input:SlotDaysInput!){slotDaysPreview(id:$id input:$input){days{...DayOfRange}conflicts{total clashes{slotId title localStart localEnd}freeStarts freeLayers}}}fragment DayOfRange on SlotDayChange{date effect localStart newLocalStart newLocalEnd}");
export const ChangeSlotDaysDocument = parseDocument<ChangeSlotDaysMutation, ChangeSlotDaysMutationVariables>("mutation ChangeSlotDays($id:ID!$version:Int!$input:SlotDaysInput!$dates:[LocalDate!]){changeSlotDays(id:$id version:$version input:$input dates:$dates){days{...DayOfRange}replacement{id}}}fragment DayOfRange on SlotDayChange{date effect localStart newLocalStart newLocalEnd}");
export const useCalendarQuery = createQueryHook(CalendarDocument);
export const useSlotDayMovesQuery = createQueryHook(SlotDayMovesDocument);
export const useCreateSlotMutation = createMutationHook(CreateSlotDocument, {"lists":["deletedEmissions","deletedEpisodes","deletedPlaylists","deletedRushes","deletedSlots","emissions","episodes","playlists","rushes","slots"],"within":{"Emission":["slots"]}});
export const useStartLiveSlotMutation = createMutationHook(StartLiveSlotDocument);
export const useUpdateSlotMutation = createMutationHook(UpdateSlotDocument, {"lists":["airItems","calendar","deletedEmissions","deletedEpisodes","deletedPlaylists","deletedRushes","emissions","episodes","liveSessions","playlists","rushes"],"within":{"Emission":["slots"]}});
export const useSplitSlotMutation = createMutationHook(SplitSlotDocument);
export const useEndSlotMutation = createMutationHook(EndSlotDocument);
export const useDeleteSlotMutation = createMutationHook(DeleteSlotDocument, {"lists":["airItems","calendar","deletedEmissions","deletedEpisodes","deletedPlaylists","deletedRushes","deletedSlots","emissions","episodes","liveSessions","playlists","rushes","slots"],"within":{"Emission":["slots"]},"removed":{"types":["Slot"],"by":"id"}});
export const useRestoreSlotMutation = createMutationHook(RestoreSlotDocument, {"lists":["deletedEmissions","deletedEpisodes","deletedPlaylists","deletedRushes","deletedSlots","emissions","episodes","playlists","rushes","slots"],"within":{"Emission":["slots"]}});
export const useDeleteSlotsMutation = createMutationHook(DeleteSlotsDocument, {"lists":["airItems","calendar","deletedEmissions","deletedEpisodes","deletedPlaylists","deletedRushes","deletedSlots","emissions","episodes","liveSessions","playlists","rushes","slots"],"within":{"Emission":["slots"]},"removed":{"types":["Slot"],"by":"ids"}});
export const useCopyCalendarMutation = createMutationHook(CopyCalendarDocument);
export const useChangeOccurrenceMutation = createMutationHook(ChangeOccurrenceDocument);
export const useCancelOccurrenceMutation = createMutationHook(CancelOccurrenceDocument);
export const useRestoreOccurrenceMutation = createMutationHook(RestoreOccurrenceDocument, {"lists":["calendar","deletedEmissions","deletedEpisodes","deletedPlaylists","deletedSlots","emissions","episodes","playlists","slots"],"within":{"Emission":["lastOccurrences","nextOccurrences"],"Episode":["occurrences"]}});
export const useEmissionsToPlanQuery = createQueryHook(EmissionsToPlanDocument);
export const usePlaylistsToPlanQuery = createQueryHook(PlaylistsToPlanDocument);
export const useEpisodesToPlanQuery = createQueryHook(EpisodesToPlanDocument);
export const useRushesToPlanQuery = createQueryHook(RushesToPlanDocument);
export const useSlotsToRepeatQuery = createQueryHook(SlotsToRepeatDocument);
export const useCalendarChangedSubscription = createSubscriptionHook(CalendarChangedDocument);
export const useSlotBinQuery = createQueryHook(SlotBinDocument);
export const useSlotDaysPreviewQuery = createQueryHook(SlotDaysPreviewDocument);
export const useChangeSlotDaysMutation = createMutationHook(ChangeSlotDaysDocument);