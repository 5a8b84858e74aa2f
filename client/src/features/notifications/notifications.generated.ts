/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import { parseDocument } from '../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../apollo/hookFactories';
import { createSubscriptionHook } from '../../apollo/live/subscriptionHook';
export type NotificationFieldsFragment = { __typename: 'Notification', id: string, kind: string, subject: string, text: string, path: string, number: number, isUrgent: boolean, radioId: string | null, radioName: string | null, at: string, isSeen: boolean, isDone: boolean };

export type NotificationsQueryVariables = Exact<{
  box: Types.NotificationBox;
  page: number;
  language: string;
}>;


export type NotificationsQuery = { notifications: { __typename: 'NotificationPage', totalItems: number, items: Array<{ __typename: 'Notification', id: string, kind: string, subject: string, text: string, path: string, number: number, isUrgent: boolean, radioId: string | null, radioName: string | null, at: string, isSeen: boolean, isDone: boolean }> } };

export type UnseenNotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnseenNotificationsQuery = { unseenNotifications: number };

export type NotificationNewsSubscriptionVariables = Exact<{
  language: string;
}>;


export type NotificationNewsSubscription = { notificationNews: { __typename: 'NotificationNews', unseen: number, hasArrived: boolean, expired: Array<string>, last: { __typename: 'Notification', id: string, subject: string, text: string, path: string, isUrgent: boolean, expiresAt: string | null, radioId: string | null, radioName: string | null } | null } };

export type MarkNotificationsSeenMutationVariables = Exact<{
  ids: Array<string> | string;
  isSeen: boolean;
}>;


export type MarkNotificationsSeenMutation = { markNotificationsSeen: Array<{ __typename: 'Notification', id: string, isSeen: boolean }> };

export type MarkNotificationsDoneMutationVariables = Exact<{
  ids: Array<string> | string;
  isDone: boolean;
}>;


export type MarkNotificationsDoneMutation = { markNotificationsDone: Array<{ __typename: 'Notification', id: string, isDone: boolean }> };

export type MarkAllNotificationsSeenMutationVariables = Exact<{ [key: string]: never; }>;


export type MarkAllNotificationsSeenMutation = { markAllNotificationsSeen: number };

export type NotificationChoicesQueryVariables = Exact<{
  language: string;
}>;


export type NotificationChoicesQuery = { notificationChoices: Array<{ __typename: 'NotificationChoice', kind: string, label: string, isOn: boolean, mail: Types.NotificationMail, isPushed: boolean }>, notificationTimes: { __typename: 'NotificationTimes', quietFrom: string | null, quietUntil: string | null, digestAt: string, timeZone: string } };

export type ChooseNotificationMutationVariables = Exact<{
  kind: string;
  isOn: boolean;
  mail: Types.NotificationMail;
  isPushed: boolean;
}>;


export type ChooseNotificationMutation = { chooseNotification: { __typename: 'NotificationChoice', kind: string, isOn: boolean, mail: Types.NotificationMail, isPushed: boolean } };

export type SetNotificationTimesMutationVariables = Exact<{
  input: Types.NotificationTimesInput;
}>;


export type SetNotificationTimesMutation = { setNotificationTimes: { __typename: 'NotificationTimes', quietFrom: string | null, quietUntil: string | null, digestAt: string, timeZone: string } };

export const NotificationFieldsFragmentDoc = parseDocument<NotificationFieldsFragment, unknown>("fragment NotificationFields on Notification{id kind subject(language:$language)text(language:$language)path number isUrgent radioId radioName at isSeen isDone}");
export const NotificationsDocument = parseDocument<NotificationsQuery, NotificationsQueryVariables>("query Notifications($box:NotificationBox!$page:Int!$language:String!){notifications(box:$box page:$page perPage:20){totalItems items{...NotificationFields}}}fragment NotificationFields on Notification{id kind subject(language:$language)text(language:$language)path number isUrgent radioId radioName at isSeen isDone}");
export const UnseenNotificationsDocument = parseDocument<UnseenNotificationsQuery, UnseenNotificationsQueryVariables>("query UnseenNotifications{unseenNotifications}");
export const NotificationNewsDocument = parseDocument<NotificationNewsSubscription, NotificationNewsSubscriptionVariables>("subscription NotificationNews($language:String!){notificationNews{unseen hasArrived expired last{id subject(language:$language)text(language:$language)path isUrgent expiresAt radioId radioName}}}");
export const MarkNotificationsSeenDocument = parseDocument<MarkNotificationsSeenMutation, MarkNotificationsSeenMutationVariables>("mutation MarkNotificationsSeen($ids:[ID!]!$isSeen:Boolean!){markNotificationsSeen(ids:$ids isSeen:$isSeen){id isSeen}}");
export const MarkNotificationsDoneDocument = parseDocument<MarkNotificationsDoneMutation, MarkNotificationsDoneMutationVariables>("mutation MarkNotificationsDone($ids:[ID!]!$isDone:Boolean!){markNotificationsDone(ids:$ids isDone:$isDone){id isDone}}");
export const MarkAllNotificationsSeenDocument = parseDocument<MarkAllNotificationsSeenMutation, MarkAllNotificationsSeenMutationVariables>("mutation MarkAllNotificationsSeen{markAllNotificationsSeen}");
export const NotificationChoicesDocument = parseDocument<NotificationChoicesQuery, NotificationChoicesQueryVariables>("query NotificationChoices($language:String!){notificationChoices{kind label(language:$language)isOn mail isPushed}notificationTimes{quietFrom quietUntil digestAt timeZone}}");
export const ChooseNotificationDocument = parseDocument<ChooseNotificationMutation, ChooseNotificationMutationVariables>("mutation ChooseNotification($kind:String!$isOn:Boolean!$mail:NotificationMail!$isPushed:Boolean!){chooseNotification(kind:$kind isOn:$isOn mail:$mail isPushed:$isPushed){kind isOn mail isPushed}}");
export const SetNotificationTimesDocument = parseDocument<SetNotificationTimesMutation, SetNotificationTimesMutationVariables>("mutation SetNotificationTimes($input:NotificationTimesInput!){setNotificationTimes(input:$input){quietFrom quietUntil digestAt timeZone}}");
export const useNotificationsQuery = createQueryHook(NotificationsDocument);
export const useUnseenNotificationsQuery = createQueryHook(UnseenNotificationsDocument);
export const useNotificationNewsSubscription = createSubscriptionHook(NotificationNewsDocument);
export const useMarkNotificationsSeenMutation = createMutationHook(MarkNotificationsSeenDocument);
export const useMarkNotificationsDoneMutation = createMutationHook(MarkNotificationsDoneDocument);
export const useMarkAllNotificationsSeenMutation = createMutationHook(MarkAllNotificationsSeenDocument);
export const useNotificationChoicesQuery = createQueryHook(NotificationChoicesDocument);
export const useChooseNotificationMutation = createMutationHook(ChooseNotificationDocument);
export const useSetNotificationTimesMutation = createMutationHook(SetNotificationTimesDocument);