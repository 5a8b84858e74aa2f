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
import { problemsOfInput } from '../../../kit/graphql/errors/validateInput.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { Requires } from '../../../kit/read/requires.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow, findRows, parseId, rowById } from '../../../kit/read/reads.ts';
import { addRow, alterRow, missingFields, type Writing } from '../../../kit/resource/recordedWrites.ts';
import { findStoredRows } from '../../../kit/resource/storedRows.ts';
import { isTaken } from '../../../kit/resource/takenFields.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { checkedInside } from '../../../kit/resource/resolvers/updateResolver.ts';
import { ShownOnce } from '../../../kit/graphql/shownOnce.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { Allow, allow, anySession } from '../../../kit/rules/rule.ts';
import { visibleRow } from '../../../kit/rules/visibleRow.ts';
import { MediaState } from '../../library/public.ts';
import { publishAirChanged } from '../playout/airEvents.ts';
import { isPlayerAway } from './playerAway.ts';
import { Station } from './station.entity.ts';
import { StationObstacle } from './stationObstacle.ts';
import { hashOfStationToken, makeStationToken } from './stationToken.ts';

@InputType({ description: 'Playback settings of a radio.' })
export class StationInput {
  @Field(() => Float, {
    nullable: true,
    description: 'Target loudness of all items in LUFS, -30 to -8; unchanged when absent.',
  })
  @Min(-30)
  @Max(-8)
  loudness?: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Fade-out of items that are ended early, in milliseconds, 0 to 5,000. Unchanged when absent.',
  })
  @Min(0)
  @Max(5000)
  fade?: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Grace period before and after a live slot, in milliseconds, 0 to 3,600,000. The people of the slot may be live during it. Unchanged when absent.',
  })
  @Min(0)
  @Max(3_600_000)
  liveGrace?: number;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the `MediaItem` that plays when there is nothing else. Null to play the downloaded files in random order; unchanged when absent. Rejected with `unknown` when there is no such media item, and with `notReady` when it cannot be played.',
  })
  emergencyId?: string | null;
}

@OutputType({
  rule: allow('read', 'Station'),
  description: 'A new token for the player of a radio.',
})
export class NewStationToken {
  @ShownOnce()
  @Field({
    description:
      'The token, returned only once. Set it as `STATION_TOKEN` of the player; the previous token stops working.',
  })
  token!: string;

  @Field(() => Station, { description: 'Playback settings and player state of the radio.' })
  station!: Station;
}

const lockEmergencyMedium = query('broadcasting.lockEmergencyMedium', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('MediaItem').select(['id', 'state']).where('id', '=', id).forShare(),
);

const findStationId = query('broadcasting.findStationId', (db) => db.selectFrom('Station').select('id'));

@Resolver(() => Station)
export class StationResolver {
  @Allow('read', 'Station')
  @Query(() => Station, {
    nullable: true,
    description: 'Playback settings and player state of the current radio; null before they are set up.',
  })
  async station(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<Row | null> {
    const known = await findStationId.first(context);
    return known ? findRow(context, Station, known.id, info) : null;
  }

  @Requires('seenAt')
  @FieldResolver(() => Boolean, {
    description:
      'True when the player requested the plan in the last 45 seconds. A running player requests it at least every 20 seconds.',
  })
  isPlayerThere(@Root() { seenAt }: Row): boolean {
    return !isPlayerAway(seenAt === null ? null : String(seenAt));
  }

  @FieldResolver(() => StationObstacle, {
    nullable: true,
    description:
      'The reason why the player of the demo did not start, or stopped. It stays when another player is started instead. Null while the player of the demo runs, and for other stations.',
  })
  obstacle(@Ctx() { services, radioId }: Context): StationObstacle | null {
    return services.demoStation.obstacleOf(radioId);
  }

  @Allow('update', 'Station')
  @Mutation(() => Station, {
    description:
      'Changes the playback settings of the current radio. CONFLICT, with the stored record as `current`, when the record has changed since `version`.',
  })
  async setStation(
    @Arg('version', () => Int, {
      description:
        'Version of the settings that the change is based on; 0 when the station is not set up yet.',
    })
    version: number,
    @Arg('input', () => StationInput, {
      description: 'The settings to change; absent fields stay unchanged.',
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
      'Creates a token for the player of the current radio; the previous token stops working. SESSION_NEEDED for requests with an API token.',
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
    return { token, station: rowById<Station>(rows, id)! };
  }

  @Allow('update', 'Station')
  @Mutation(() => Station, {
    nullable: true,
    description:
      'Revokes the token of the player: its next request is rejected. Returns null when the station is not set up.',
  })
  async revokeStationToken(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<Row | null> {
    const known = await findStationId.first(context);
    if (!known) return null;
    const { id } = await changeStation(context, () => ({
      /* guard: station-token-revoked */ tokenHash: null,
      tokenMadeAt: null,
    }));
    return findRow(context, Station, id, info);
  }
}

/** Columns of a valid input. Throws BAD_USER_INPUT with all problems at once. */
async function valuesOf(writing: Writing, given: StationInput): Promise<object> {
  const { emergencyId, ...values } = given;
  const problems: FieldProblems = {
    ...(await problemsOfInput(given)),
    ...missingFields(writing.context.reads.models.of(Station), given),
  };
  const emergency = emergencyId
    ? await lockEmergencyMedium.first(writing, { id: parseId(emergencyId) ?? 0 })
    : null;
  if (emergencyId && !emergency) problems['emergencyId'] = 'unknown';
  else if (emergency && emergency.state !== MediaState.READY) problems['emergencyId'] = 'notReady';
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  return { ...values, ...(emergencyId !== undefined && { emergency: emergency?.id ?? null }) };
}

/**
 * Changes the station of the current radio, or creates it. Returns `isFresh: false`, and changes nothing, when the station has
 * another version than the given one.
 */
export async function changeStation(
  context: Context,
  valuesFor: (writing: Writing) => Promise<object> | object,
  version?: number,
): Promise<{ id: number; isFresh: boolean }> {
  const model = context.reads.models.of(Station);
  const inside = async (transaction: Transaction) => {
    const writing = { transaction, context };
    const values = await valuesFor(writing);
    const known = await findStationId.first(writing);
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
    // A concurrent request created the station first: the second run changes it, or reports a conflict when a version was
    // given.
    if (!isTaken(error)) throw error;
    return inTransaction(context.database, inside);
  }
}
