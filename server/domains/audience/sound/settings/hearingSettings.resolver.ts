import { ArrayMaxSize, IsEmail, Length, Max, Min } from 'class-validator';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, Info, InputType, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import type { Transaction } from '../../../../kit/database/database.ts';
import { conflict } from '../../../../kit/errors.ts';
import { query } from '../../../../kit/query/query.ts';
import type { Row } from '../../../../kit/read/plan.ts';
import { findRow } from '../../../../kit/read/reads.ts';
import { addRow, alterRow } from '../../../../kit/resource/recordedWrites.ts';
import { findStoredRows } from '../../../../kit/resource/storedRows.ts';
import { isTaken } from '../../../../kit/resource/takenFields.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { Allow } from '../../../../kit/rules/rule.ts';
import { visibleRow } from '../../../../kit/rules/visibleRow.ts';
import { HearingSettings } from './hearingSettings.entity.ts';

@InputType({ description: 'How a radio has its mount points heard.' })
class HearingSettingsInput {
  @Field({ description: 'Whether its mount points are heard.' })
  isHeard!: boolean;

  @Field(() => Int, {
    description: 'How long something must be wrong to be an incident, 5,000 to 600,000 milliseconds.',
  })
  @Min(5000)
  @Max(600_000)
  opensAfter!: number;

  @Field({ description: 'Whether those of its team are told by mail who may see its streaming servers.' })
  mailsStaff!: boolean;

  @Field(() => [String], {
    description:
      'Who else is told by mail: at most 10 addresses. Somebody who has an account is told only what they may see.',
  })
  @ArrayMaxSize(10)
  @Length(1, 254, { each: true })
  @IsEmail({}, { each: true })
  addresses!: string[];
}

const ownHearing = query('audience.ownHearing', (db) => db.selectFrom('HearingSettings').select('id'));

@Resolver(() => HearingSettings)
export class HearingSettingsResolver {
  @Allow('read', 'StreamServer')
  @Query(() => HearingSettings, {
    nullable: true,
    description:
      'How the current radio has its mount points heard; null when nothing was set: then they are heard, something is an incident after 15,000 milliseconds, and those of the team are told who may see its streaming servers.',
  })
  async hearingSettings(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<Row | null> {
    const known = await ownHearing.first(context);
    return known ? findRow(context, HearingSettings, known.id, info) : null;
  }

  @Allow('update', 'StreamServer')
  @Mutation(() => HearingSettings, {
    description:
      'Says how the current radio has its mount points heard. CONFLICT, with the row as `current`, when it changed since `version`.',
  })
  async setHearingSettings(
    @Arg('version', () => Int, {
      description: 'The version that the change started from; 0 when nothing was set yet.',
    })
    version: number,
    @Arg('input', { description: 'All of it.' }) input: HearingSettingsInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const { id, isFresh } = await setHearing(context, version, input);
    const row = await findRow(context, HearingSettings, id, info);
    if (!isFresh) throw conflict('HearingSettings', visibleRow(info, row, context.abilities));
    return row!;
  }
}

async function setHearing(context: Context, version: number, input: HearingSettingsInput) {
  const model = context.reads.models.of(HearingSettings);
  const inside = async (transaction: Transaction) => {
    const writing = { transaction, context };
    const known = await ownHearing.first(writing);
    const stored = known && (await findStoredRows(writing, model, [known.id])).get(known.id);
    if (!stored && version > 0) return { id: 0, isFresh: false };
    if (!stored) return { id: await addRow(writing, model, { ...input }), isFresh: true };
    const isFresh = stored['version'] === version;
    if (isFresh) await alterRow(writing, model, stored, { ...input });
    return { id: stored.id, isFresh };
  };
  try {
    return await inTransaction(context.database, inside);
  } catch (error) {
    // Somebody else set it at the same moment.
    if (!isTaken(error)) throw error;
    return inTransaction(context.database, inside);
  }
}
