/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
export type OwnWebhookRowFragment = { __typename: 'OwnWebhook', id: string, url: string, kinds: Array<string>, radioId: string | null, radioName: string | null, isOn: boolean, failingSince: string | null, createdAt: string };

export type OwnWebhookDeliveryRowFragment = { __typename: 'OwnWebhookDelivery', id: string, kind: string, body: string, state: Types.WebhookDeliveryState, tries: number, createdAt: string, triedAt: string | null, nextAt: string, problem: Types.WebhookDeliveryProblem | null, status: number | null, answer: string };

export type WebhooksQueryVariables = Exact<{
  language: string;
}>;


export type WebhooksQuery = { webhooks: Array<{ __typename: 'OwnWebhook', id: string, url: string, kinds: Array<string>, radioId: string | null, radioName: string | null, isOn: boolean, failingSince: string | null, createdAt: string }>, webhookKinds: Array<{ __typename: 'WebhookKind', kind: string, label: string }> };

export type WebhookDeliveriesQueryVariables = Exact<{
  webhookId: string;
  page: number;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: { __typename: 'OwnWebhookDeliveryPage', totalItems: number, items: Array<{ __typename: 'OwnWebhookDelivery', id: string, kind: string, body: string, state: Types.WebhookDeliveryState, tries: number, createdAt: string, triedAt: string | null, nextAt: string, problem: Types.WebhookDeliveryProblem | null, status: number | null, answer: string }> } };

export type CreateWebhookMutationVariables = Exact<{
  input: Types.WebhookInput;
}>;


export type CreateWebhookMutation = { createWebhook: { __typename: 'NewWebhook', secret: string, webhook: { __typename: 'OwnWebhook', id: string, url: string, kinds: Array<string>, radioId: string | null, radioName: string | null, isOn: boolean, failingSince: string | null, createdAt: string } } };

export type UpdateWebhookMutationVariables = Exact<{
  id: string;
  input: Types.WebhookInput;
}>;


export type UpdateWebhookMutation = { updateWebhook: { __typename: 'OwnWebhook', id: string, url: string, kinds: Array<string>, radioId: string | null, radioName: string | null, isOn: boolean, failingSince: string | null, createdAt: string } };

export type SetWebhookOnMutationVariables = Exact<{
  id: string;
  isOn: boolean;
}>;


export type SetWebhookOnMutation = { setWebhookOn: { __typename: 'OwnWebhook', id: string, url: string, kinds: Array<string>, radioId: string | null, radioName: string | null, isOn: boolean, failingSince: string | null, createdAt: string } };

export type DeleteWebhookMutationVariables = Exact<{
  id: string;
}>;


export type DeleteWebhookMutation = { deleteWebhook: string };

export type TestWebhookMutationVariables = Exact<{
  id: string;
}>;


export type TestWebhookMutation = { testWebhook: { __typename: 'OwnWebhookDelivery', id: string, kind: string, body: string, state: Types.WebhookDeliveryState, tries: number, createdAt: string, triedAt: string | null, nextAt: string, problem: Types.WebhookDeliveryProblem | null, status: number | null, answer: string } };

export type SendWebhookAgainMutationVariables = Exact<{
  id: string;
}>;


export type SendWebhookAgainMutation = { sendWebhookAgain: { __typename: 'OwnWebhookDelivery', id: string, kind: string, body: string, state: Types.WebhookDeliveryState, tries: number, createdAt: string, triedAt: string | null, nextAt: string, problem: Types.WebhookDeliveryProblem | null, status: number | null, answer: string } };

export const OwnWebhookRowFragmentDoc = parseDocument<OwnWebhookRowFragment, unknown>("fragment OwnWebhookRow on OwnWebhook{id url kinds radioId radioName isOn failingSince createdAt}");
export const OwnWebhookDeliveryRowFragmentDoc = parseDocument<OwnWebhookDeliveryRowFragment, unknown>("fragment OwnWebhookDeliveryRow on OwnWebhookDelivery{id kind body state tries createdAt triedAt nextAt problem status answer}");
export const WebhooksDocument = parseDocument<WebhooksQuery, WebhooksQueryVariables>("query Webhooks($language:String!){webhooks{...OwnWebhookRow}webhookKinds{kind label(language:$language)}}fragment OwnWebhookRow on OwnWebhook{id url kinds radioId radioName isOn failingSince createdAt}");
export const WebhookDeliveriesDocument = parseDocument<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>("query WebhookDeliveries($webhookId:ID!$page:Int!){webhookDeliveries(webhookId:$webhookId page:$page perPage:20){totalItems items{...OwnWebhookDeliveryRow}}}fragment OwnWebhookDeliveryRow on OwnWebhookDelivery{id kind body state tries createdAt triedAt nextAt problem status answer}");
export const CreateWebhookDocument = parseDocument<CreateWebhookMutation, CreateWebhookMutationVariables>("mutation CreateWebhook($input:WebhookInput!){createWebhook(input:$input){secret webhook{...OwnWebhookRow}}}fragment OwnWebhookRow on OwnWebhook{id url kinds radioId radioName isOn failingSince createdAt}");
export const UpdateWebhookDocument = parseDocument<UpdateWebhookMutation, UpdateWebhookMutationVariables>("mutation UpdateWebhook($id:ID!$input:WebhookInput!){updateWebhook(id:$id input:$input){...OwnWebhookRow}}fragment OwnWebhookRow on OwnWebhook{id url kinds radioId radioName isOn failingSince createdAt}");
export const SetWebhookOnDocument = parseDocument<SetWebhookOnMutation, SetWebhookOnMutationVariables>("mutation SetWebhookOn($id:ID!$isOn:Boolean!){setWebhookOn(id:$id isOn:$isOn){...OwnWebhookRow}}fragment OwnWebhookRow on OwnWebhook{id url kinds radioId radioName isOn failingSince createdAt}");
export const DeleteWebhookDocument = parseDocument<DeleteWebhookMutation, DeleteWebhookMutationVariables>("mutation DeleteWebhook($id:ID!){deleteWebhook(id:$id)}");
export const TestWebhookDocument = parseDocument<TestWebhookMutation, TestWebhookMutationVariables>("mutation TestWebhook($id:ID!){testWebhook(id:$id){...OwnWebhookDeliveryRow}}fragment OwnWebhookDeliveryRow on OwnWebhookDelivery{id kind body state tries createdAt triedAt nextAt problem status answer}");
export const SendWebhookAgainDocument = parseDocument<SendWebhookAgainMutation, SendWebhookAgainMutationVariables>("mutation SendWebhookAgain($id:ID!){sendWebhookAgain(id:$id){...OwnWebhookDeliveryRow}}fragment OwnWebhookDeliveryRow on OwnWebhookDelivery{id kind body state tries createdAt triedAt nextAt problem status answer}");
export const useWebhooksQuery = createQueryHook(WebhooksDocument);
export const useWebhookDeliveriesQuery = createQueryHook(WebhookDeliveriesDocument);
export const useCreateWebhookMutation = createMutationHook(CreateWebhookDocument, {"lists":["webhooks"]});
export const useUpdateWebhookMutation = createMutationHook(UpdateWebhookDocument, {});
export const useSetWebhookOnMutation = createMutationHook(SetWebhookOnDocument);
export const useDeleteWebhookMutation = createMutationHook(DeleteWebhookDocument);
export const useTestWebhookMutation = createMutationHook(TestWebhookDocument);
export const useSendWebhookAgainMutation = createMutationHook(SendWebhookAgainDocument);