import { Max, Min } from 'class-validator';
import { Args, ArgsType, Ctx, Field, ID, Int, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { LocalDate } from '../../../kit/graphql/scalars.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import {
  AudienceHourOfWeek,
  AudiencePeak,
  AudiencePoint,
  AudienceSources,
  AudienceStep,
  CountryAudience,
  DeviceAudience,
  HeardAudience,
  ProgramAudience,
} from './audience.types.ts';
import {
  audienceOfEmissions,
  audienceOfEpisodes,
  programmeAudience,
  audienceOfPresenters,
  audienceOfSongs,
} from './programmeAudience.ts';
import { hoursOfWeek } from './hoursOfWeek.ts';
import { dayRows, hourRows, lineOf, maxDaysOf } from './lineOf.ts';
import { mountOf, rangeOfDays } from './rangeOfDays.ts';
import { sourcesOf } from './sources.ts';
import { countriesIn, devicesIn, programsIn } from './whatWith.ts';

@ArgsType()
class DaysArgs {
  @Field(() => LocalDate, { description: 'The first day, by the radio’s clock; from 2000 on.' })
  from!: string;

  @Field(() => LocalDate, { description: 'The last day.' })
  to!: string;
}

const ofMount = 'Id of the `MountPoint` that it is about, `unknown` when there is none; all when absent.';

@ArgsType()
class MountDaysArgs extends DaysArgs {
  @Field(() => ID, { nullable: true, description: ofMount })
  mountId?: string;
}

@ArgsType()
class LineArgs extends DaysArgs {
  @Field(() => AudienceStep, { description: 'What one point is about.' })
  step!: AudienceStep;

  @Field(() => ID, { nullable: true, description: ofMount })
  mountId?: string;
}

@ArgsType()
class SourcesArgs extends DaysArgs {
  @Field(() => Int, { defaultValue: 1, description: 'The page, from 1 on.' })
  @Min(1)
  @Max(1_000_000)
  page!: number;

  @Field(() => Int, { defaultValue: 10, description: 'How many mount points a page has, 1 to 100.' })
  @Min(1)
  @Max(100)
  perPage!: number;
}

@ArgsType()
class AudienceOfArgs extends DaysArgs {
  @Field(() => Int, { defaultValue: 20, description: 'How many are told at most, 1 to 100.' })
  @Min(1)
  @Max(100)
  limit!: number;
}

const maxDays = 731;
const maxDaysOfWeeks = 366;
const maxDaysHeard = 92;

const refused = (days: number) =>
  `BAD_USER_INPUT on \`to\` when it is before \`from\` (min) or more than ${days} days are asked for (max).`;
const late = 'What is written up to five minutes ago is counted.';

@Resolver()
export class AudienceResolver {
  @Allow('read', 'Audience')
  @Query(() => AudienceSources, {
    description: `The mount points of the current radio with how many listened to each, the oldest first. ${late} ${refused(maxDays)}`,
  })
  async sourcesByMountPoint(
    @Args(() => SourcesArgs) { from, to, page, perPage }: SourcesArgs,
    @Ctx() context: Context,
  ): Promise<AudienceSources> {
    return sourcesOf(context, await rangeOfDays(context, from, to, maxDays), { page, perPage });
  }

  @Allow('read', 'Audience')
  @Query(() => [AudiencePeak], {
    description: `When the most listened on each day, one entry for each of them. ${late} ${refused(maxDays)}`,
  })
  async peakByDate(
    @Args(() => MountDaysArgs) { from, to, mountId }: MountDaysArgs,
    @Ctx() context: Context,
  ): Promise<AudiencePeak[]> {
    const days = await rangeOfDays(context, from, to, maxDays);
    const rows = await dayRows(context, days, await mountOf(context, mountId));
    const found = new Map(rows.map((row) => [row.day, row]));
    return days.dates.map((date) => {
      const row = found.get(date);
      return { date, listeners: row?.most ?? null, at: row ? new Date(row.mostAt * 60_000) : null };
    });
  }

  @Allow('read', 'Audience')
  @Query(() => [AudiencePoint], {
    description: `How many listened, one entry for each minute, hour or day, with null where nothing is known. ${late} BAD_USER_INPUT on \`to\` when it is before \`from\` (min) or more days are asked for than \`step\` allows (max).`,
  })
  async listenersByDate(
    @Args(() => LineArgs) { from, to, step, mountId }: LineArgs,
    @Ctx() context: Context,
  ): Promise<AudiencePoint[]> {
    const days = await rangeOfDays(context, from, to, maxDaysOf[step]);
    return lineOf(context, days, step, await mountOf(context, mountId));
  }

  @Allow('read', 'Audience')
  @Query(() => [AudienceHourOfWeek], {
    description: `How many listened at each hour of the week, 168 entries from Monday on. ${late} ${refused(maxDaysOfWeeks)}`,
  })
  async listenersByHourAndWeekday(
    @Args(() => MountDaysArgs) { from, to, mountId }: MountDaysArgs,
    @Ctx() context: Context,
  ): Promise<AudienceHourOfWeek[]> {
    const days = await rangeOfDays(context, from, to, maxDaysOfWeeks);
    return hoursOfWeek(await hourRows(context, days, await mountOf(context, mountId)), days.clock);
  }

  @Allow('read', 'Audience')
  @Query(() => [HeardAudience], {
    description: `Emissions by how much was listened to them, the most first. ${late} ${refused(maxDaysHeard)}`,
  })
  async listenersByEmission(
    @Args(() => AudienceOfArgs) { from, to, limit }: AudienceOfArgs,
    @Ctx() context: Context,
  ): Promise<HeardAudience[]> {
    return programmeAudience(
      context,
      audienceOfEmissions,
      await rangeOfDays(context, from, to, maxDaysHeard),
      limit,
    );
  }

  @Allow('read', 'Audience')
  @Query(() => [HeardAudience], {
    description: `Episodes by how much was listened to them on the air, the most first. ${late} ${refused(maxDaysHeard)}`,
  })
  async listenersByEpisode(
    @Args(() => AudienceOfArgs) { from, to, limit }: AudienceOfArgs,
    @Ctx() context: Context,
  ): Promise<HeardAudience[]> {
    return programmeAudience(
      context,
      audienceOfEpisodes,
      await rangeOfDays(context, from, to, maxDaysHeard),
      limit,
    );
  }

  @Allow('read', 'Audience')
  @Query(() => [HeardAudience], {
    description: `Presenters, by the name under which they are announced, by how much was listened to their episodes and emissions, the most first. What several present counts for each of them. ${late} ${refused(maxDaysHeard)}`,
  })
  async listenersByPresenter(
    @Args(() => AudienceOfArgs) { from, to, limit }: AudienceOfArgs,
    @Ctx() context: Context,
  ): Promise<HeardAudience[]> {
    return audienceOfPresenters(context, await rangeOfDays(context, from, to, maxDaysHeard), limit);
  }

  @Allow('read', 'Audience')
  @Query(() => [HeardAudience], {
    description: `Songs by how much was listened to them, the most first. ${late} ${refused(maxDaysHeard)}`,
  })
  async listenersBySong(
    @Args(() => AudienceOfArgs) { from, to, limit }: AudienceOfArgs,
    @Ctx() context: Context,
  ): Promise<HeardAudience[]> {
    return programmeAudience(
      context,
      audienceOfSongs,
      await rangeOfDays(context, from, to, maxDaysHeard),
      limit,
    );
  }

  @Allow('read', 'Audience')
  @Query(() => [ProgramAudience], {
    description: `With which programs people listened, that of the most first; empty where they are not told apart. ${late} ${refused(maxDays)}`,
  })
  async listenersByProgram(
    @Args(() => MountDaysArgs) { from, to, mountId }: MountDaysArgs,
    @Ctx() context: Context,
  ): Promise<ProgramAudience[]> {
    const days = await rangeOfDays(context, from, to, maxDays);
    return programsIn(context, days, await mountOf(context, mountId));
  }

  @Allow('read', 'Audience')
  @Query(() => [DeviceAudience], {
    description: `With which kinds of devices people listened, that of the most first; empty where they are not told apart. ${late} ${refused(maxDays)}`,
  })
  async listenersByDevice(
    @Args(() => MountDaysArgs) { from, to, mountId }: MountDaysArgs,
    @Ctx() context: Context,
  ): Promise<DeviceAudience[]> {
    const days = await rangeOfDays(context, from, to, maxDays);
    return devicesIn(context, days, await mountOf(context, mountId));
  }

  @Allow('read', 'Audience')
  @Query(() => [CountryAudience], {
    description: `From which countries people listened, that of the most first; empty where no file tells countries (\`COUNTRIES_FILE\`), and where listeners are not told apart. ${late} ${refused(maxDays)}`,
  })
  async listenersByCountry(
    @Args(() => MountDaysArgs) { from, to, mountId }: MountDaysArgs,
    @Ctx() context: Context,
  ): Promise<CountryAudience[]> {
    const days = await rangeOfDays(context, from, to, maxDays);
    return countriesIn(context, days, await mountOf(context, mountId));
  }
}
