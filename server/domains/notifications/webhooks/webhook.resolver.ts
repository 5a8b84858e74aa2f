import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { invalidInput } from '../../../kit/errors.ts';
import { pageOf, type Page } from '../../../kit/list/listArgs.ts';
import { SessionOnly } from '../../../kit/rules/rule.ts';
import { languageOf } from '../../accounts/mailedLinks/mails.ts';
import { requireRecentProof } from '../../accounts/proofs/reauthentication.ts';
import {
  createWebhook,
  deleteWebhook,
  deliveriesOfWebhook,
  hookKindsFor,
  sendAgain,
  setWebhookOn,
  testWebhook,
  updateWebhook,
  webhooksOf,
} from './ownWebhooks.ts';
import { NewWebhook, OwnWebhook, OwnWebhookDelivery, WebhookInput, WebhookKind } from './webhook.types.ts';

const DeliveryPage = pageOf(OwnWebhookDelivery);
const longestPage = 100;
const ofHook = { description: 'Id of the `OwnWebhook`.' };
const notOwn = 'NOT_FOUND for any other than one of the viewer’s.';

/** The viewer's own webhooks. Nobody sees those of another here, and no program makes any. */
@Resolver(() => WebhookKind)
export class WebhookResolver {
  @SessionOnly()
  @Query(() => [WebhookKind], {
    description:
      'Of what a webhook of the viewer’s can hear with their rights on the radio that they work on.',
  })
  webhookKinds(@Ctx() context: Context): WebhookKind[] {
    return hookKindsFor(context).map(({ name }) => ({ kind: name }));
  }

  @FieldResolver(() => String, { description: 'What the kind is called.' })
  label(
    @Root() { kind }: WebhookKind,
    @Arg('language', () => String, {
      defaultValue: 'en',
      description: 'A language tag such as `fr`; English for one that we do not write.',
    })
    language: string,
    @Ctx() { services }: Context,
  ): string {
    return services.notificationKinds.of(kind)!.words[languageOf(language.toLowerCase())].label;
  }

  @SessionOnly()
  @Query(() => [OwnWebhook], { description: 'The viewer’s webhooks, the newest first.' })
  webhooks(@Ctx() context: Context): Promise<OwnWebhook[]> {
    return webhooksOf(context);
  }

  @SessionOnly()
  @Query(() => DeliveryPage, {
    description: `What was sent to a webhook, the latest first, for 30 days. ${notOwn}`,
  })
  webhookDeliveries(
    @Arg('webhookId', () => ID, ofHook) webhookId: string,
    @Arg('page', () => Int, { defaultValue: 1, description: 'Which page, from 1.' }) page: number,
    @Arg('perPage', () => Int, { defaultValue: 20, description: 'Rows on a page, 1 to 100.' })
    perPage: number,
    @Ctx() context: Context,
  ): Promise<Page<OwnWebhookDelivery>> {
    if (page < 1) throw invalidInput({ page: 'min' });
    if (perPage < 1) throw invalidInput({ perPage: 'min' });
    if (perPage > longestPage) throw invalidInput({ perPage: 'max' });
    return deliveriesOfWebhook(context, webhookId, { page, perPage });
  }

  @SessionOnly()
  @Mutation(() => NewWebhook, {
    description:
      'Has a machine told what happens on the radio that the viewer works on. FRESH_SIGN_IN_NEEDED five minutes after the last proof; `max` at `url` beyond 20.',
  })
  async createWebhook(
    @Arg('input', { description: 'Where, and of what.' }) input: WebhookInput,
    @Ctx() context: Context,
  ): Promise<NewWebhook> {
    await requireRecentProof(context);
    return createWebhook(context, input);
  }

  @SessionOnly()
  @Mutation(() => OwnWebhook, {
    description: `Has a webhook hear elsewhere, or of something else. ${notOwn} FRESH_SIGN_IN_NEEDED five minutes after the last proof.`,
  })
  async updateWebhook(
    @Arg('id', () => ID, ofHook) id: string,
    @Arg('input', { description: 'All of it.' }) input: WebhookInput,
    @Ctx() context: Context,
  ): Promise<OwnWebhook> {
    await requireRecentProof(context);
    return updateWebhook(context, id, input);
  }

  @SessionOnly()
  @Mutation(() => OwnWebhook, {
    description: `Switches a webhook on, or off: what waits is then given up, and can be sent again. ${notOwn}`,
  })
  setWebhookOn(
    @Arg('id', () => ID, ofHook) id: string,
    @Arg('isOn', () => Boolean, { description: 'Whether it is sent to.' }) isOn: boolean,
    @Ctx() context: Context,
  ): Promise<OwnWebhook> {
    return setWebhookOn(context, id, isOn);
  }

  @SessionOnly()
  @Mutation(() => ID, { description: `Deletes a webhook with its history, and gives back its id. ${notOwn}` })
  async deleteWebhook(@Arg('id', () => ID, ofHook) id: string, @Ctx() context: Context): Promise<string> {
    await deleteWebhook(context, id);
    return id;
  }

  @SessionOnly()
  @Mutation(() => OwnWebhookDelivery, {
    description: `Sends a message of the kind \`webhooks.test\`, to see whether it arrives. \`disabled\` at \`id\` for a webhook that is off. ${notOwn}`,
  })
  testWebhook(@Arg('id', () => ID, ofHook) id: string, @Ctx() context: Context): Promise<OwnWebhookDelivery> {
    return testWebhook(context, id);
  }

  @SessionOnly()
  @Mutation(() => OwnWebhookDelivery, {
    description: `Sends a message to a webhook again, under the same id. \`disabled\` at \`id\` for a webhook that is off. ${notOwn}`,
  })
  sendWebhookAgain(
    @Arg('id', () => ID, { description: 'Id of the `OwnWebhookDelivery`.' }) id: string,
    @Ctx() context: Context,
  ): Promise<OwnWebhookDelivery> {
    return sendAgain(context, id);
  }
}
