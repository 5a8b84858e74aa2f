import { Ctx, Field, ID, Info, Resolver, Root, Subscription } from 'type-graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../../kit/context.ts';
import { ofOwnRadio } from '../../../kit/resource/ofOwnRadio.ts';
import { findRows } from '../../../kit/read/reads.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { Allow, allow } from '../../../kit/rules/rule.ts';
import { Rush } from './rush.entity.ts';
import type { RushChange } from './rushEvents.ts';

@OutputType({
  rule: allow('read', 'Rush'),
  description: 'A change of a rush of the current radio.',
})
export class RushNotice {
  @Field(() => ID, { description: 'Id of the `Rush`.' })
  id!: number;

  @Field(() => Rush, {
    nullable: true,
    description: 'The current rush; null when it was deleted or is in the recycle bin.',
  })
  rush!: Rush | null;
}

@Resolver()
export class RushChangesResolver {
  @Allow('read', 'Rush')
  @Subscription(() => RushNotice, {
    description:
      'Publishes a rush of the current radio when it arrives, is edited or deleted, or changes state. Also published when its takes, comments or resulting file change. After a reconnection, query the list again.',
    subscribe: ({ context }: { context: Context }) => ofOwnRadio(context, 'rushChanged', Rush),
  })
  async rushChanged(
    @Root() { id }: RushChange,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const rushes = await findRows(context, Rush, [id], info, ['rush']);
    return { id, rush: rushes.get(id) ?? null };
  }
}
