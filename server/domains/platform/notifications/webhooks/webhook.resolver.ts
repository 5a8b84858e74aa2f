import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { invalidInput } from '../../../../kit/errors.ts';
import { pageOf, type Page } from '../../../../kit/list/listArgs.ts';
import { SessionOnly } from '../../../../kit/rules/rule.ts';
import { languageOf } from '../../accounts/mailedLinks/mails.ts';
import { requireReauthentication } from '../../accounts/proofs/reauthentication.ts';
import {
  createWebhook,
  deleteWebhook,
  findDeliveriesOfWebhook,
  hookKindsFor,
  sendAgain,
  setWebhookOn,
  testWebhook,
  updateWebhook,
  findOwnWebhooks,
} from './ownWebhooks.ts';
import { NewWebhook, OwnWebhook, OwnWebhookDelivery, WebhookInput, WebhookKind } from './webhook.types.ts';

const DeliveryPage = pageOf(OwnWebhookDelivery);
const longestPage = 100;
const ofHook = { description: 'Id of the `OwnWebhook`.' };
const notOwn = 'NOT_FOUND for webhooks of other people.';

/** Webhooks of the viewer; never those of other people. API tokens cannot create any. */
@Resolver(() => WebhookKind)
export class WebhookResolver {
  @SessionOnly()
  @Query(() => [WebhookKind], {
    description:
      'Kinds of events that a webhook of the viewer can receive with their rights on the current radio.',
  })
  webhookKinds(@Ctx() context: Context): WebhookKind[] {
    return hookKindsFor(context).map(({ name }) => ({ kind: name }));
  }

  @FieldResolver(() => String, { description: 'Label of the kind.' })
  label(
    @Root() { kind }: WebhookKind,
    @Arg('language', () => String, {
      defaultValue: 'en',
      description: 'Language tag such as `fr`; unsupported languages default to English.',
    })
    language: string,
    @Ctx() { services }: Context,
  ): string {
    return services.notificationKinds.of(kind)!.words[languageOf(language.toLowerCase())].label;
  }

  @SessionOnly()
  @Query(() => [OwnWebhook], { description: 'Webhooks of the viewer, the last created first.' })
  webhooks(@Ctx() context: Context): Promise<OwnWebhook[]> {
    return findOwnWebhooks(context);
  }

  @SessionOnly()
  @Query(() => DeliveryPage, {
    description: `Deliveries of a webhook in the last 30 days, the latest first. Kinds that the viewer may no longer see are left out. ${notOwn}`,
  })
  webhookDeliveries(
    @Arg('webhookId', () => ID, ofHook) webhookId: string,
    @Arg('page', () => Int, { defaultValue: 1, description: 'Page number, starting at 1.' }) page: number,
    @Arg('perPage', () => Int, { defaultValue: 20, description: 'Rows on a page, 1 to 100.' })
    perPage: number,
    @Ctx() context: Context,
  ): Promise<Page<OwnWebhookDelivery>> {
    if (page < 1) throw invalidInput({ page: 'min' });
    if (perPage < 1) throw invalidInput({ perPage: 'min' });
    if (perPage > longestPage) throw invalidInput({ perPage: 'max' });
    return findDeliveriesOfWebhook(context, webhookId, { page, perPage });
  }

  @SessionOnly()
  @Mutation(() => NewWebhook, {
    description:
      'Creates a webhook for events of the current radio and of the platform. FRESH_SIGN_IN_NEEDED when the last proof of identity is older than five minutes; rejected with `max` at `url` beyond 20 webhooks.',
  })
  async createWebhook(
    @Arg('input', { description: 'URL of the receiver, and the kinds of events to send.' })
    input: WebhookInput,
    @Ctx() context: Context,
  ): Promise<NewWebhook> {
    await requireReauthentication(context);
    return createWebhook(context, input);
  }

  @SessionOnly()
  @Mutation(() => OwnWebhook, {
    description: `Changes the URL or the kinds of events of a webhook. ${notOwn} FRESH_SIGN_IN_NEEDED when the last proof of identity is older than five minutes.`,
  })
  async updateWebhook(
    @Arg('id', () => ID, ofHook) id: string,
    @Arg('input', { description: 'New settings; they replace all fields.' }) input: WebhookInput,
    @Ctx() context: Context,
  ): Promise<OwnWebhook> {
    await requireReauthentication(context);
    return updateWebhook(context, id, input);
  }

  @SessionOnly()
  @Mutation(() => OwnWebhook, {
    description: `Switches a webhook on or off. When a webhook is switched off, its queued messages fail; \`sendWebhookAgain\` can send them later. ${notOwn}`,
  })
  setWebhookOn(
    @Arg('id', () => ID, ofHook) id: string,
    @Arg('isOn', () => Boolean, { description: 'True to switch the webhook on, false to switch it off.' })
    isOn: boolean,
    @Ctx() context: Context,
  ): Promise<OwnWebhook> {
    return setWebhookOn(context, id, isOn);
  }

  @SessionOnly()
  @Mutation(() => ID, { description: `Deletes a webhook with its deliveries, and returns its id. ${notOwn}` })
  async deleteWebhook(@Arg('id', () => ID, ofHook) id: string, @Ctx() context: Context): Promise<string> {
    await deleteWebhook(context, id);
    return id;
  }

  @SessionOnly()
  @Mutation(() => OwnWebhookDelivery, {
    description: `Sends a test message of the kind \`webhooks.test\`. Rejected with \`disabled\` at \`id\` when the webhook is off. ${notOwn}`,
  })
  testWebhook(@Arg('id', () => ID, ofHook) id: string, @Ctx() context: Context): Promise<OwnWebhookDelivery> {
    return testWebhook(context, id);
  }

  @SessionOnly()
  @Mutation(() => OwnWebhookDelivery, {
    description: `Sends a message to a webhook again, with the same message id. Rejected with \`disabled\` at \`id\` when the webhook is off. NOT_FOUND for messages of other people, and of kinds that the viewer may no longer see.`,
  })
  sendWebhookAgain(
    @Arg('id', () => ID, { description: 'Id of the `OwnWebhookDelivery`.' }) id: string,
    @Ctx() context: Context,
  ): Promise<OwnWebhookDelivery> {
    return sendAgain(context, id);
  }
}
