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
import { findDefaultPlaylistId, valuesOfDefault } from './defaultPlaylist.ts';

@Resolver(() => DefaultPlaylist)
export class DefaultPlaylistResolver {
  @Allow('read', 'DefaultPlaylist')
  @Query(() => DefaultPlaylist, {
    nullable: true,
    description:
      'Default playlist of the current radio, which plays when nothing is planned; null when never set.',
  })
  async defaultPlaylist(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<Row | null> {
    const id = await findDefaultPlaylistId(context);
    return id === undefined ? null : findRow(context, DefaultPlaylist, id, info);
  }

  @Allow('update', 'DefaultPlaylist')
  @Mutation(() => DefaultPlaylist, {
    description:
      'Sets the default playlist of the current radio. CONFLICT, with the stored record as `current`, when the record has changed since `version`.',
  })
  async updateDefaultPlaylist(
    @Arg('version', () => Int, {
      description: 'Version that the change is based on; 0 when nothing was set yet.',
    })
    version: number,
    @Arg('input', () => DefaultPlaylistInput, {
      description: 'The fields to change; absent fields stay as they are.',
      validateFn: () => {},
    })
    input: DefaultPlaylistInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row | null> {
    const current = async (id: number) =>
      visibleRow(info, await findRow(context, DefaultPlaylist, id, info), context.abilities);
    const values = await valuesOfDefault(context, input);
    const id = await findDefaultPlaylistId(context);
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
      // Another request inserted the first settings at the same moment: reports the conflict.
      if (!isTaken(error)) throw error;
      throw conflict('DefaultPlaylist', await current((await findDefaultPlaylistId(context)) ?? 0));
    }
  }
}
