import { Field, Float, ID, Int, registerEnumType } from 'type-graphql';
import { DateTimeISO, LocalDate, SafeInt } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { StreamFormat } from '../../onair/streams/streamEnums.ts';
import { ListenerDevice } from '../listeners/listenerDevice.ts';

const rule = allow('read', 'Audience');

/** What one point of a line is about. */
export enum AudienceStep {
  MINUTE = 'MINUTE',
  HOUR = 'HOUR',
  DAY = 'DAY',
}
registerEnumType(AudienceStep, {
  name: 'AudienceStep',
  description: 'What one point of a line is about.',
  valuesConfig: {
    MINUTE: { description: 'One minute; a line has at most 2 days.' },
    HOUR: { description: 'One hour of the radio’s clock; at most 62 days.' },
    DAY: { description: 'One day of the radio’s clock; at most 731 days.' },
  },
});

@OutputType({ rule, description: 'How many listened to one mount point.' })
export class AudienceSource {
  @Field(() => ID, { description: 'Id of the `MountPoint`.' }) mountId!: string;
  @Field({ description: 'Its name.' }) name!: string;
  @Field({ description: 'Its path.' }) path!: string;
  @Field(() => StreamFormat, { description: 'How its sound is coded.' }) format!: StreamFormat;
  @Field(() => Int, { description: 'Thousands of bits a second.' }) bitrate!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'How many listen now; null when it is not on the air, or nobody has looked for a minute.',
  })
  listenersNow!: number | null;
  @Field(() => Int, { nullable: true, description: 'The most at once; null when nothing is known.' })
  most!: number | null;
  @Field(() => Float, {
    nullable: true,
    description: 'How many listened on average while it was on the air; null when nothing is known.',
  })
  average!: number | null;
  @Field(() => SafeInt, {
    nullable: true,
    description:
      'How many different ones listened, each counted once a day; null where they are not told apart.',
  })
  uniqueListeners!: number | null;
  @Field(() => SafeInt, { description: 'How long all of them listened, together, in milliseconds.' })
  listeningTime!: number;
}

@OutputType({ rule, description: 'One page of figures by mount point.' })
export class AudienceSources {
  @Field(() => [AudienceSource], { description: 'The mount points of this page.' }) data!: AudienceSource[];
  @Field(() => Int, { description: 'The number of the last page, from 1 on.' }) lastPage!: number;
  @Field(() => Int, { description: 'How many mount points there are.' }) totalItems!: number;
}

@OutputType({ rule, description: 'When the most listened on a day.' })
export class AudiencePeak {
  @Field(() => LocalDate, { description: 'The day, by the radio’s clock.' }) date!: string;
  @Field(() => Int, { nullable: true, description: 'How many; null when nothing is known of the day.' })
  listeners!: number | null;
  @Field(() => DateTimeISO, { nullable: true, description: 'The minute in which so many first listened.' })
  at!: Date | null;
}

@OutputType({ rule, description: 'How many listened in a minute, an hour or a day.' })
export class AudiencePoint {
  @Field(() => DateTimeISO, { description: 'When it begins.' }) at!: Date;
  @Field(() => LocalDate, { description: 'The day that it lies on, by the radio’s clock.' }) date!: string;
  @Field(() => Int, {
    nullable: true,
    description: 'The fewest at once. Null, as the other figures, for a time of which nothing is known.',
  })
  least!: number | null;
  @Field(() => Int, { nullable: true, description: 'The most at once.' }) most!: number | null;
  @Field(() => Float, { nullable: true, description: 'How many on average.' }) average!: number | null;
  @Field(() => SafeInt, {
    nullable: true,
    description: 'How many different ones; null for minutes, and where they are not told apart.',
  })
  uniqueListeners!: number | null;
  @Field(() => SafeInt, {
    nullable: true,
    description: 'How long all of them listened, together, in milliseconds.',
  })
  listeningTime!: number | null;
}

@OutputType({ rule, description: 'How many listen at an hour of a day of the week.' })
export class AudienceHourOfWeek {
  @Field(() => Int, { description: 'The day of the week: 1 for Monday to 7 for Sunday.' }) weekday!: number;
  @Field(() => Int, { description: 'The hour by the radio’s clock, 0 to 23.' }) hour!: number;
  @Field(() => Float, { nullable: true, description: 'How many on average; null when nothing is known.' })
  average!: number | null;
  @Field(() => Int, { nullable: true, description: 'The most at once; null when nothing is known.' })
  most!: number | null;
}

@OutputType({
  rule,
  description: 'How many listened to something that was heard, on all mount points together.',
})
export class HeardAudience {
  @Field(() => ID, {
    description:
      'Id of the `Emission`, the `Episode` or the `MediaItem` that it is about; of a presenter the name.',
  })
  id!: string;
  @Field({ description: 'What it is called.' }) title!: string;
  @Field({ description: 'Who is credited, for a song; else empty.' }) credit!: string;
  @Field(() => Int, {
    description: 'How many entries of the as-run log were heard of it; of a song, how often it was.',
  })
  times!: number;
  @Field(() => SafeInt, {
    description: 'How long it was heard, as far as it is known how many listened, in milliseconds.',
  })
  heardFor!: number;
  @Field(() => Float, { description: 'How many listened on average.' }) average!: number;
  @Field(() => Int, { description: 'The most at once.' }) most!: number;
  @Field(() => Float, {
    description: 'How many more listened at the end than at the beginning, on average each time; of a song.',
  })
  gained!: number;
}

@OutputType({ rule, description: 'How much was listened with a program.' })
export class ProgramAudience {
  @Field({ description: 'Its name; empty for those that are not known.' }) program!: string;
  @Field(() => Int, { description: 'How often somebody began to listen with it, or went on at midnight.' })
  sessions!: number;
  @Field(() => Int, { description: 'How many different ones did, each counted once a day.' })
  uniqueListeners!: number;
  @Field(() => SafeInt, { description: 'How long all of them listened, together, in milliseconds.' })
  listeningTime!: number;
}

@OutputType({ rule, description: 'How much was listened with a kind of device.' })
export class DeviceAudience {
  @Field(() => ListenerDevice, { description: 'The kind of device.' }) device!: ListenerDevice;
  @Field(() => Int, { description: 'How often somebody began to listen with it, or went on at midnight.' })
  sessions!: number;
  @Field(() => Int, { description: 'How many different ones did, each counted once a day.' })
  uniqueListeners!: number;
  @Field(() => SafeInt, { description: 'How long all of them listened, together, in milliseconds.' })
  listeningTime!: number;
}

@OutputType({ rule, description: 'How much was listened from a country.' })
export class CountryAudience {
  @Field({
    description: 'The country in two letters of ISO 3166-1, such as `TN`; empty where it is not known.',
  })
  country!: string;
  @Field(() => Int, { description: 'How often somebody began to listen from there, or went on at midnight.' })
  sessions!: number;
  @Field(() => Int, { description: 'How many different ones did, each counted once a day.' })
  uniqueListeners!: number;
  @Field(() => SafeInt, { description: 'How long all of them listened, together, in milliseconds.' })
  listeningTime!: number;
}
