import { Max, Min } from 'class-validator';
import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  Float,
  ID,
  Info,
  InputType,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import type { Transaction } from '../../../kit/database/database.ts';
import { conflict, invalidInput, type FieldProblems } from '../../../kit/errors.ts';
import { problemsOfInput } from '../../../kit/graphql/validateInput.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { Requires } from '../../../kit/read/requires.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow, findRows, parseId } from '../../../kit/read/reads.ts';
import { addRow, alterRow, missingFields, type Writing } from '../../../kit/resource/recordedWrites.ts';
import { findStoredRows } from '../../../kit/resource/storedRows.ts';
import { isTaken } from '../../../kit/resource/takenFields.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { checkedInside } from '../../../kit/resource/updateResolver.ts';
import { ShownOnce } from '../../../kit/graphql/shownOnce.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { Allow, allow, anySession } from '../../../kit/rules/rule.ts';
import { visibleRow } from '../../../kit/rules/visibleRow.ts';
import { MediaState } from '../../multimedia/media/mediaState.ts';
import { publishAirChanged } from '../playout/airEvents.ts';
import { isPlayerAway } from './playerAway.ts';
import { Station } from './station.entity.ts';
import { StationObstacle } from './stationObstacle.ts';
import { hashOfStationToken, makeStationToken } from './stationToken.ts';

@InputType({ description: 'How a radio plays.' })
export class StationInput {
  @Field(() => Float, {
    nullable: true,
    description:
      'The loudness to which everything is brought, in LUFS, -30 to -8; stays as it is when absent.',
  })
  @Min(-30)
  @Max(-8)
  loudness?: number;

  @Field(() => Int, {
    nullable: true,
    description: 'How long what is ended early fades out, in milliseconds, 0 to 5,000.',
  })
  @Min(0)
  @Max(5000)
  fade?: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'How long before and after a live slot its people may be live, in milliseconds, 0 to 3,600,000.',
  })
  @Min(0)
  @Max(3_600_000)
  liveGrace?: number;

  @Field(() => ID, {
    nullable: true,
    description:
      'What is played where there is nothing else: id of a `MediaItem`, `unknown` when there is none and `notReady` when it cannot be played; null for silence.',
  })
  emergencyId?: string | null;
}

@OutputType({
  rule: allow('read', 'Station'),
  description: 'A token for the player of a radio that was just made.',
})
export class NewStationToken {
  @ShownOnce()
  @Field({
    description:
      'The token, shown this once. The player is given it as `STATION_TOKEN`; the one before is not good any more.',
  })
  token!: string;

  @Field(() => Station, { description: 'The station that it is for.' })
  station!: Station;
}

const emergencyChosen = query('onair.emergencyChosen', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('MediaItem').select(['id', 'state']).where('id', '=', id).forShare(),
);

const ownStation = query('onair.ownStation', (db) => db.selectFrom('Station').select('id'));

@Resolver(() => Station)
export class StationResolver {
  @Allow('read', 'Station')
  @Query(() => Station, {
    nullable: true,
    description: 'How the current radio is put on the air; null when nothing was set up yet.',
  })
  async station(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<Row | null> {
    const known = await ownStation.first(context);
    return known ? findRow(context, Station, known.id, info) : null;
  }

  @Requires('seenAt')
  @FieldResolver(() => Boolean, {
    description: 'Whether its player asks what to play, as it does at least every 20 seconds.',
  })
  isPlayerThere(@Root() { seenAt }: Row): boolean {
    return !isPlayerAway(seenAt === null ? null : String(seenAt));
  }

  @FieldResolver(() => StationObstacle, {
    nullable: true,
    description:
      'Why the station of the demo was not started with it, or ended; null while it runs, and for every station that somebody else starts.',
  })
  obstacle(@Ctx() { services, radioId }: Context): StationObstacle | null {
    return services.demoStation.obstacleOf(radioId);
  }

  @Allow('update', 'Station')
  @Mutation(() => Station, {
    description:
      'Says how the current radio plays. CONFLICT, with the row as `current`, when it changed since `version`.',
  })
  async setStation(
    @Arg('version', () => Int, {
      description: 'The version that the change started from; 0 when nothing was set up yet.',
    })
    version: number,
    @Arg('input', () => StationInput, {
      description: 'What is to be otherwise; absent fields stay.',
      validateFn: checkedInside,
    })
    input: StationInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const changed = await changeStation(context, (writing) => valuesOf(writing, input), version);
    const row = await findRow(context, Station, changed.id, info);
    if (!changed.isFresh) throw conflict('Station', visibleRow(info, row, context.abilities));
    return row!;
  }

  @Allow('update', 'Station')
  @Mutation(() => NewStationToken, {
    description:
      'Makes a token for the player of the current radio, instead of the one before, which is not good any more. SESSION_NEEDED for a program.',
  })
  async createStationToken(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<NewStationToken> {
    context.abilities.require(anySession);
    const token = makeStationToken();
    const tokenHash = hashOfStationToken(context.services, token)!;
    const { id } = await changeStation(context, () => ({ tokenHash, tokenMadeAt: new Date() }));
    const rows = await findRows(context, Station, [id], info, ['station']);
    return { token, station: rows.get(id) as unknown as Station };
  }

  @Allow('update', 'Station')
  @Mutation(() => Station, {
    nullable: true,
    description: 'Ends the token of the player: it is told nothing from its next question on.',
  })
  async revokeStationToken(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<Row | null> {
    const known = await ownStation.first(context);
    if (!known) return null;
    const { id } = await changeStation(context, () => ({
      /* guard: station-token-revoked */ tokenHash: null,
      tokenMadeAt: null,
    }));
    return findRow(context, Station, id, info);
  }
}

/** What a row gets by an input with which nothing is wrong; all that is wrong is told at once. */
async function valuesOf(writing: Writing, given: StationInput): Promise<object> {
  const { emergencyId, ...values } = given;
  const problems: FieldProblems = {
    ...(await problemsOfInput(given)),
    ...missingFields(writing.context.reads.models.of(Station), given),
  };
  const emergency = emergencyId
    ? await emergencyChosen.first(writing, { id: parseId(emergencyId) ?? 0 })
    : null;
  if (emergencyId && !emergency) problems['emergencyId'] = 'unknown';
  else if (emergency && emergency.state !== MediaState.READY) problems['emergencyId'] = 'notReady';
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  return { ...values, ...(emergencyId !== undefined && { emergency: emergency?.id ?? null }) };
}

/** Changes the station of the current radio, which is made where there is none, unless it has another version by now. */
export async function changeStation(
  context: Context,
  valuesFor: (writing: Writing) => Promise<object> | object,
  version?: number,
): Promise<{ id: number; isFresh: boolean }> {
  const model = context.reads.models.of(Station);
  const inside = async (transaction: Transaction) => {
    const writing = { transaction, context };
    const values = await valuesFor(writing);
    const known = await ownStation.first(writing);
    const stored = known && (await findStoredRows(writing, model, [known.id])).get(known.id);
    if (stored && version !== undefined && stored['version'] !== version)
      return { id: stored.id, isFresh: false };
    if (stored) await alterRow(writing, model, stored, values);
    await publishAirChanged(transaction, context.services.events, context.radioId!);
    return { id: stored ? stored.id : await addRow(writing, model, values), isFresh: true };
  };
  try {
    return await inTransaction(context.database, inside);
  } catch (error) {
    // Somebody else set it up at the same moment.
    if (!isTaken(error)) throw error;
    return inTransaction(context.database, inside);
  }
}
