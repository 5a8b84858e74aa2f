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
import { MonitoringSettings } from './monitoringSettings.entity.ts';

@InputType({ description: 'Audio monitoring settings of a radio.' })
class MonitoringSettingsInput {
  @Field({ description: 'True when the sound of the mount points is monitored.' })
  isMonitored!: boolean;

  @Field(() => Int, {
    description:
      'How long a sound problem must last before an incident opens, 5,000 to 600,000 milliseconds.',
  })
  @Min(5000)
  @Max(600_000)
  opensAfter!: number;

  @Field({
    description:
      'True to notify the members of the team who may read `StreamServer` about incidents. They are notified in the portal, and by mail according to their preferences. The people in `addresses` are notified in either case. At most three incidents an hour are notified for each mount point, and for each kind of incident of the whole station.',
  })
  mailsStaff!: boolean;

  @Field(() => [String], {
    description:
      'Further mail addresses to notify, at most 10. An address that belongs to an account is notified only about incidents that the account may see.',
  })
  @ArrayMaxSize(10)
  @Length(1, 254, { each: true })
  @IsEmail({}, { each: true })
  addresses!: string[];
}

const findMonitoringSettings = query('audience.findMonitoringSettings', (db) =>
  db.selectFrom('MonitoringSettings').select('id'),
);

@Resolver(() => MonitoringSettings)
export class MonitoringSettingsResolver {
  @Allow('read', 'StreamServer')
  @Query(() => MonitoringSettings, {
    nullable: true,
    description:
      'Audio monitoring settings of the current radio; null when never set. The defaults are: monitoring on, incidents after 15,000 milliseconds, and notifications to team members who may see the streaming servers.',
  })
  async monitoringSettings(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<Row | null> {
    const known = await findMonitoringSettings.first(context);
    return known ? findRow(context, MonitoringSettings, known.id, info) : null;
  }

  @Allow('update', 'StreamServer')
  @Mutation(() => MonitoringSettings, {
    description:
      'Sets the audio monitoring of the current radio. CONFLICT, with the stored record as `current`, when the record has changed since `version`.',
  })
  async setMonitoringSettings(
    @Arg('version', () => Int, {
      description: 'Version that the change is based on; 0 when nothing was set yet.',
    })
    version: number,
    @Arg('input', { description: 'New settings; they replace all fields.' }) input: MonitoringSettingsInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const { id, isFresh } = await updateSettings(context, version, input);
    const row = await findRow(context, MonitoringSettings, id, info);
    if (!isFresh) throw conflict('MonitoringSettings', visibleRow(info, row, context.abilities));
    return row!;
  }
}

async function updateSettings(context: Context, version: number, input: MonitoringSettingsInput) {
  const model = context.reads.models.of(MonitoringSettings);
  const inside = async (transaction: Transaction) => {
    const writing = { transaction, context };
    const known = await findMonitoringSettings.first(writing);
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
    // Another request inserted the first settings at the same moment: the second run reports the conflict.
    if (!isTaken(error)) throw error;
    return inTransaction(context.database, inside);
  }
}
