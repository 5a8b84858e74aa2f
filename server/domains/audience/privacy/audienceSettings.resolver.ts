import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import type { Transaction } from '../../../kit/database/database.ts';
import { conflict } from '../../../kit/errors.ts';
import { findRow } from '../../../kit/read/reads.ts';
import { addRow, alterRow } from '../../../kit/resource/recordedWrites.ts';
import { findStoredRows } from '../../../kit/resource/storedRows.ts';
import { isTaken } from '../../../kit/resource/takenFields.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { visibleRow } from '../../../kit/rules/visibleRow.ts';
import { AudiencePrivacy, storesLess, usualPrivacy } from './audiencePrivacy.ts';
import { AudienceSettings } from './audienceSettings.entity.ts';
import { forgetBeyond } from './forget.ts';
import { ownSettings } from './storedPrivacy.ts';
import type { Row } from '../../../kit/read/plan.ts';

@Resolver(() => AudienceSettings)
export class AudienceSettingsResolver {
  @Allow('read', 'AudienceSettings')
  @Query(() => AudienceSettings, {
    nullable: true,
    description: `Listener privacy settings of the current radio; null when never set, which means ${usualPrivacy}.`,
  })
  async audienceSettings(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<Row | null> {
    const known = await ownSettings.first(context);
    return known ? findRow(context, AudienceSettings, known.id, info) : null;
  }

  @Allow('update', 'AudienceSettings')
  @Mutation(() => AudienceSettings, {
    description:
      'Sets the level of detail that the current radio stores about its listeners. Data beyond the new level is deleted immediately and for good: listening sessions below ALL, all figures at NONE. CONFLICT, with the row as `current`, when it changed since `version`.',
  })
  async setAudiencePrivacy(
    @Arg('version', () => Int, {
      description: 'Version that the change is based on; 0 when nothing was set yet.',
    })
    version: number,
    @Arg('privacy', () => AudiencePrivacy, { description: 'Level of detail to store.' })
    privacy: AudiencePrivacy,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const { id, isFresh } = await setPrivacy(context, version, privacy);
    const row = await findRow(context, AudienceSettings, id, info);
    if (!isFresh) throw conflict('AudienceSettings', visibleRow(info, row, context.abilities));
    return row!;
  }
}

async function setPrivacy(context: Context, version: number, privacy: AudiencePrivacy) {
  const model = context.reads.models.of(AudienceSettings);
  const inside = async (transaction: Transaction) => {
    const writing = { transaction, context };
    const known = await ownSettings.first(writing);
    const stored = known && (await findStoredRows(writing, model, [known.id])).get(known.id);
    if (stored && stored['version'] !== version) return { id: stored.id, isFresh: false };
    const before = (stored?.['privacy'] as AudiencePrivacy | undefined) ?? usualPrivacy;
    if (storesLess(privacy, before)) await forgetBeyond(writing, privacy);
    if (!stored) return { id: await addRow(writing, model, { privacy }), isFresh: true };
    await alterRow(writing, model, stored, { privacy });
    return { id: stored.id, isFresh: true };
  };
  try {
    return await inTransaction(context.database, inside);
  } catch (error) {
    // Another request inserted the first settings at the same moment.
    if (!isTaken(error)) throw error;
    return inTransaction(context.database, inside);
  }
}
