import { Arg, Ctx, Field, ID, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { parseId } from '../../../kit/read/reads.ts';
import { ofOwnRadio } from '../../../kit/resource/ofOwnRadio.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { Allow, allow } from '../../../kit/rules/rule.ts';
import { describePageEditor, pageEditor, pageKeyText, type PageEditor } from '../../platform/public.ts';
import { Content } from './content.entity.ts';
import { existingContent } from './contentAccess.ts';

/** Published when a client reports that a user has a content open (usually every 20 seconds) or has closed it. */
interface ContentEditing extends PageEditor {
  radioId: number;
  content: number;
}

declare module '../../../kit/events/events.ts' {
  interface Topics {
    contentEditing: ContentEditing;
  }
}

@OutputType({
  rule: allow('read', 'Content'),
  description: 'A user who has a content open in the portal, or has just closed its page.',
})
class ContentEditor {
  @Field(() => ID, { description: 'Id of the `User`.' }) userId!: string;
  @Field({ description: 'Name of the user.' }) name!: string;
  @Field({ description: 'Address of the picture of the user; empty when there is none.' }) picture!: string;
  @Field({ description: 'Random key that identifies one open page of a browser.' }) pageKey!: string;
  @Field({ description: 'True when the user has just closed the page.' }) isLeaving!: boolean;
}

const idText = 'Id of the `Content`.';

/** Shows the people who have a content open at the same time. */
@Resolver()
export class ContentEditorsResolver {
  @Allow('read', 'Content')
  @Subscription(() => ContentEditor, {
    description:
      'Publishes each user who has a content open, also the viewer, again every 20 seconds. Clients should treat a user as gone after 40 seconds without an event.',
    subscribe: ({ context, args }: { context: Context; args: { id: string } }) =>
      ofOwnRadio(context, 'contentEditing', Content, ({ content }) => content === parseId(args.id)),
  })
  contentEditing(
    @Root() editing: ContentEditing,
    @Arg('id', () => ID, { description: idText }) _id: string,
    @Ctx() { database }: Context,
  ): Promise<ContentEditor> {
    return describePageEditor(database, editing);
  }

  @Allow('read', 'Content')
  @Mutation(() => Boolean, {
    description:
      'Publishes to `contentEditing` that the viewer has a content open. Clients must repeat the call every 20 seconds. NOT_FOUND when the radio has no such content.',
  })
  async showContentEditing(
    @Arg('id', () => ID, { description: idText }) id: string,
    @Arg('pageKey', () => String, { description: pageKeyText }) pageKey: string,
    @Arg('leaving', () => Boolean, {
      defaultValue: false,
      description: 'True when the viewer closes the page.',
    })
    leaving: boolean,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const content = await existingContent(context, id);
    await inTransaction(context.database, async (transaction) => {
      await context.services.events.publish(transaction, 'contentEditing', {
        radioId: context.radioId!,
        content,
        ...pageEditor(context.viewer!.userId, pageKey, leaving),
      });
    });
    return true;
  }
}
