import { Max, Min } from 'class-validator';
import { Args, ArgsType, Ctx, Field, ID, Int, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { LocalDate } from '../../../kit/graphql/scalars.ts';
import { Costs } from '../../../kit/graphql/limits.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import {
  AudienceHourOfWeek,
  AudiencePeak,
  AudiencePoint,
  AudienceSources,
  AudienceStep,
  CountryAudience,
  DeviceAudience,
  PlayAudience,
  ProgramAudience,
} from './audience.types.ts';
import {
  findAudienceOfEmissions,
  findAudienceOfEpisodes,
  loadProgrammeAudience,
  loadAudienceOfPresenters,
  findAudienceOfSongs,
} from './programmeAudience.ts';
import { hoursOfWeek } from './hoursOfWeek.ts';
import { findDayRows, findHourRows, loadLine, maxDaysOf } from './audienceLine.ts';
import { findMountOfRadio, parseRangeOfDays } from './rangeOfDays.ts';
import { loadSources } from './sources.ts';
import { findCountriesOfListeners, findDevicesOfListeners, findProgramsOfListeners } from './whatWith.ts';

@ArgsType()
class DaysArgs {
  @Field(() => LocalDate, {
    description: 'First day, in the radio’s time zone; rejected with `min` before 2000-01-03.',
  })
  from!: string;

  @Field(() => LocalDate, {
    description: 'Last day, inclusive, in the radio’s time zone; rejected with `max` after 2199-12-31.',
  })
  to!: string;
}

const ofMount =
  'Id of a `MountPoint`; rejected with `unknown` when it does not exist. Defaults to all mount points together.';

@ArgsType()
class MountDaysArgs extends DaysArgs {
  @Field(() => ID, { nullable: true, description: ofMount })
  mountId?: string;
}

@ArgsType()
class LineArgs extends DaysArgs {
  @Field(() => AudienceStep, { description: 'Length of time that one point covers.' })
  step!: AudienceStep;

  @Field(() => ID, { nullable: true, description: ofMount })
  mountId?: string;
}

@ArgsType()
class SourcesArgs extends DaysArgs {
  @Field(() => Int, { defaultValue: 1, description: 'Page number, starting at 1.' })
  @Min(1)
  @Max(1_000_000)
  page!: number;

  @Field(() => Int, { defaultValue: 10, description: 'Mount points per page, 1 to 100.' })
  @Min(1)
  @Max(100)
  perPage!: number;
}

@ArgsType()
class AudienceOfArgs extends DaysArgs {
  @Field(() => Int, { defaultValue: 20, description: 'Maximum number of entries, 1 to 100.' })
  @Min(1)
  @Max(100)
  limit!: number;
}

const maxDays = 731;
const maxDaysOfWeeks = 366;
const maxDaysOfPlays = 92;

const refused = (days: number) =>
  `BAD_USER_INPUT on \`to\` when it is before \`from\` (min) or the range has more than ${days} days (max).`;
const late = 'The figures may be up to five minutes old.';

@Resolver()
export class AudienceResolver {
  @Allow('read', 'Audience')
  @Query(() => AudienceSources, {
    description: `Mount points of the current radio with their listener figures, in the order of their creation. ${late} ${refused(maxDays)}`,
  })
  async sourcesByMountPoint(
    @Args(() => SourcesArgs) { from, to, page, perPage }: SourcesArgs,
    @Ctx() context: Context,
  ): Promise<AudienceSources> {
    return loadSources(context, await parseRangeOfDays(context, from, to, maxDays), { page, perPage });
  }

  @Allow('read', 'Audience')
  @Query(() => [AudiencePeak], {
    description: `Peak of listeners on each day, one entry per day. ${late} ${refused(maxDays)}`,
  })
  async peakByDate(
    @Args(() => MountDaysArgs) { from, to, mountId }: MountDaysArgs,
    @Ctx() context: Context,
  ): Promise<AudiencePeak[]> {
    const days = await parseRangeOfDays(context, from, to, maxDays);
    const rows = await findDayRows(context, days, await findMountOfRadio(context, mountId));
    const found = new Map(rows.map((row) => [row.day, row]));
    return days.dates.map((date) => {
      const row = found.get(date);
      return { date, listeners: row?.peak ?? null, at: row ? new Date(row.peakAt * 60_000) : null };
    });
  }

  @Costs(100)
  @Allow('read', 'Audience')
  @Query(() => [AudiencePoint], {
    description: `Listeners over time, one entry per minute, hour or day. The figures are null where no data was recorded. ${late} BAD_USER_INPUT on \`to\` when it is before \`from\` (min) or the range has more days than \`step\` allows (max).`,
  })
  async listenersByDate(
    @Args(() => LineArgs) { from, to, step, mountId }: LineArgs,
    @Ctx() context: Context,
  ): Promise<AudiencePoint[]> {
    const days = await parseRangeOfDays(context, from, to, maxDaysOf[step]);
    return loadLine(context, days, step, await findMountOfRadio(context, mountId));
  }

  @Allow('read', 'Audience')
  @Query(() => [AudienceHourOfWeek], {
    description: `Listeners at each hour of the week, 168 entries starting on Monday. ${late} ${refused(maxDaysOfWeeks)}`,
  })
  async listenersByHourAndWeekday(
    @Args(() => MountDaysArgs) { from, to, mountId }: MountDaysArgs,
    @Ctx() context: Context,
  ): Promise<AudienceHourOfWeek[]> {
    const days = await parseRangeOfDays(context, from, to, maxDaysOfWeeks);
    return hoursOfWeek(
      await findHourRows(context, days, await findMountOfRadio(context, mountId)),
      days.clock,
    );
  }

  @Allow('read', 'Audience')
  @Query(() => [PlayAudience], {
    description: `Emissions by total listening time, the longest first. ${late} ${refused(maxDaysOfPlays)}`,
  })
  async listenersByEmission(
    @Args(() => AudienceOfArgs) { from, to, limit }: AudienceOfArgs,
    @Ctx() context: Context,
  ): Promise<PlayAudience[]> {
    return loadProgrammeAudience(
      context,
      findAudienceOfEmissions,
      await parseRangeOfDays(context, from, to, maxDaysOfPlays),
      limit,
    );
  }

  @Allow('read', 'Audience')
  @Query(() => [PlayAudience], {
    description: `Episodes by total listening time on the air, the longest first. ${late} ${refused(maxDaysOfPlays)}`,
  })
  async listenersByEpisode(
    @Args(() => AudienceOfArgs) { from, to, limit }: AudienceOfArgs,
    @Ctx() context: Context,
  ): Promise<PlayAudience[]> {
    return loadProgrammeAudience(
      context,
      findAudienceOfEpisodes,
      await parseRangeOfDays(context, from, to, maxDaysOfPlays),
      limit,
    );
  }

  @Allow('read', 'Audience')
  @Query(() => [PlayAudience], {
    description: `Presenters by the total listening time of their episodes and emissions, the longest first. Presenters are identified by their announced name. An episode with several presenters counts for each of them. ${late} ${refused(maxDaysOfPlays)}`,
  })
  async listenersByPresenter(
    @Args(() => AudienceOfArgs) { from, to, limit }: AudienceOfArgs,
    @Ctx() context: Context,
  ): Promise<PlayAudience[]> {
    return loadAudienceOfPresenters(
      context,
      await parseRangeOfDays(context, from, to, maxDaysOfPlays),
      limit,
    );
  }

  @Allow('read', 'Audience')
  @Query(() => [PlayAudience], {
    description: `Songs by total listening time, the longest first. ${late} ${refused(maxDaysOfPlays)}`,
  })
  async listenersBySong(
    @Args(() => AudienceOfArgs) { from, to, limit }: AudienceOfArgs,
    @Ctx() context: Context,
  ): Promise<PlayAudience[]> {
    return loadProgrammeAudience(
      context,
      findAudienceOfSongs,
      await parseRangeOfDays(context, from, to, maxDaysOfPlays),
      limit,
    );
  }

  @Allow('read', 'Audience')
  @Query(() => [ProgramAudience], {
    description: `Programs that listeners used, by total listening time, the longest first. Empty when individual listeners are not known: the radio does not store them, or the streaming server does not list them. ${late} ${refused(maxDays)}`,
  })
  async listenersByProgram(
    @Args(() => MountDaysArgs) { from, to, mountId }: MountDaysArgs,
    @Ctx() context: Context,
  ): Promise<ProgramAudience[]> {
    const days = await parseRangeOfDays(context, from, to, maxDays);
    return findProgramsOfListeners(context, days, await findMountOfRadio(context, mountId));
  }

  @Allow('read', 'Audience')
  @Query(() => [DeviceAudience], {
    description: `Kinds of devices that listeners used, by total listening time, the longest first. Empty when individual listeners are not known: the radio does not store them, or the streaming server does not list them. ${late} ${refused(maxDays)}`,
  })
  async listenersByDevice(
    @Args(() => MountDaysArgs) { from, to, mountId }: MountDaysArgs,
    @Ctx() context: Context,
  ): Promise<DeviceAudience[]> {
    const days = await parseRangeOfDays(context, from, to, maxDays);
    return findDevicesOfListeners(context, days, await findMountOfRadio(context, mountId));
  }

  @Allow('read', 'Audience')
  @Query(() => [CountryAudience], {
    description: `Countries of listeners, by total listening time, the longest first. Empty without a country database (\`COUNTRIES_FILE\`), and when individual listeners are not known: the radio does not store them, or the streaming server does not list them. ${late} ${refused(maxDays)}`,
  })
  async listenersByCountry(
    @Args(() => MountDaysArgs) { from, to, mountId }: MountDaysArgs,
    @Ctx() context: Context,
  ): Promise<CountryAudience[]> {
    const days = await parseRangeOfDays(context, from, to, maxDays);
    return findCountriesOfListeners(context, days, await findMountOfRadio(context, mountId));
  }
}
