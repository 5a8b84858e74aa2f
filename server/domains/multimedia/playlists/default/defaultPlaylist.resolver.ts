import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { conflict } from '../../../../kit/errors.ts';
import type { Row } from '../../../../kit/read/plan.ts';
import { findRow } from '../../../../kit/read/reads.ts';
import { isTaken } from '../../../../kit/resource/takenFields.ts';
import { changeEntity, createEntity } from '../../../../kit/resource/writes.ts';
import { Allow } from '../../../../kit/rules/rule.ts';
import { visibleRow } from '../../../../kit/rules/visibleRow.ts';
import { DefaultPlaylist } from './defaultPlaylist.entity.ts';
import { DefaultPlaylistInput } from './defaultPlaylist.inputs.ts';
import { defaultPlaylistId, valuesOfDefault } from './defaultPlaylist.ts';

@Resolver(() => DefaultPlaylist)
export class DefaultPlaylistResolver {
  @Allow('read', 'DefaultPlaylist')
  @Query(() => DefaultPlaylist, {
    nullable: true,
    description:
      'What plays on the current radio when nothing is planned; null as long as nobody has said anything.',
  })
  async defaultPlaylist(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<Row | null> {
    const id = await defaultPlaylistId(context);
    return id === undefined ? null : findRow(context, DefaultPlaylist, id, info);
  }

  @Allow('update', 'DefaultPlaylist')
  @Mutation(() => DefaultPlaylist, {
    description:
      'Says what plays when nothing is planned. CONFLICT, with the row as `current`, when it changed since `version`.',
  })
  async updateDefaultPlaylist(
    @Arg('version', () => Int, {
      description: 'The version that the change started from; 0 when nobody had said anything yet.',
    })
    version: number,
    @Arg('input', () => DefaultPlaylistInput, { description: 'The fields to change.', validateFn: () => {} })
    input: DefaultPlaylistInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row | null> {
    const current = async (id: number) =>
      visibleRow(info, await findRow(context, DefaultPlaylist, id, info), context.abilities);
    const values = await valuesOfDefault(context, input);
    const id = await defaultPlaylistId(context);
    if (id !== undefined) {
      const change = { id: String(id), version, current };
      return findRow(
        context,
        DefaultPlaylist,
        await changeEntity(context, DefaultPlaylist, change, values),
        info,
      );
    }
    try {
      return await findRow(
        context,
        DefaultPlaylist,
        await createEntity(context, DefaultPlaylist, values),
        info,
      );
    } catch (error) {
      // Somebody else was the first.
      if (!isTaken(error)) throw error;
      throw conflict('DefaultPlaylist', await current((await defaultPlaylistId(context)) ?? 0));
    }
  }
}
