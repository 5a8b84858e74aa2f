import { Field, Float, ID, Int, registerEnumType } from 'type-graphql';
import { DateTimeISO, LocalDate, SafeInt } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { StreamFormat } from '../../broadcasting/public.ts';
import { ListenerDevice } from '../listeners/listenerDevice.ts';

const rule = allow('read', 'Audience');

/** Length of time that one point of an audience chart covers. */
export enum AudienceStep {
  MINUTE = 'MINUTE',
  HOUR = 'HOUR',
  DAY = 'DAY',
}
registerEnumType(AudienceStep, {
  name: 'AudienceStep',
  description: 'Length of time that one point of a chart covers.',
  valuesConfig: {
    MINUTE: {
      description: 'A minute, for ranges of at most 2 days. Figures by minute are stored for 366 days.',
    },
    HOUR: { description: 'An hour in the radio’s time zone, for ranges of at most 62 days.' },
    DAY: { description: 'A day in the radio’s time zone, for ranges of at most 731 days.' },
  },
});

@OutputType({ rule, description: 'Listener figures of one mount point.' })
export class AudienceSource {
  @Field(() => ID, { description: 'Id of the `MountPoint`.' }) mountId!: string;
  @Field({ description: 'Name of the mount point.' }) name!: string;
  @Field({ description: 'Path of the mount point.' }) path!: string;
  @Field(() => StreamFormat, { description: 'Audio format of the mount point.' }) format!: StreamFormat;
  @Field(() => Int, { description: 'Bitrate in kbit/s.' }) bitrate!: number;
  @Field(() => Int, {
    nullable: true,
    description:
      'Current listeners. Null when the mount point is off the air, when its state was not determined in the last minute, when its server does not report them, and when the radio does not count listeners.',
  })
  listenersNow!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Peak of simultaneous listeners; null when no data was recorded.',
  })
  peak!: number | null;
  @Field(() => Float, {
    nullable: true,
    description:
      'Average number of listeners while the mount point was on the air; null when no data was recorded.',
  })
  average!: number | null;
  @Field(() => SafeInt, {
    nullable: true,
    description:
      'Number of different listeners, each counted once per day. Null when individual listeners are not known: the radio does not store them, the streaming server does not list them, or no data was recorded.',
  })
  uniqueListeners!: number | null;
  @Field(() => SafeInt, { description: 'Total listening time of all listeners, in milliseconds.' })
  listeningTime!: number;
}

@OutputType({ rule, description: 'Page of listener figures by mount point.' })
export class AudienceSources {
  @Field(() => [AudienceSource], { description: 'Mount points of this page.' }) data!: AudienceSource[];
  @Field(() => Int, { description: 'Number of the last page, starting at 1.' }) lastPage!: number;
  @Field(() => Int, { description: 'Total number of mount points.' }) totalItems!: number;
}

@OutputType({ rule, description: 'Peak of listeners on a day.' })
export class AudiencePeak {
  @Field(() => LocalDate, { description: 'Day in the radio’s time zone.' }) date!: string;
  @Field(() => Int, {
    nullable: true,
    description: 'Simultaneous listeners at the peak; null when no data was recorded on the day.',
  })
  listeners!: number | null;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'First minute with the peak; null when no data was recorded on the day.',
  })
  at!: Date | null;
}

@OutputType({
  rule,
  description:
    'Listener figures of a minute, an hour or a day. Each figure is null when no data was recorded in that time.',
})
export class AudiencePoint {
  @Field(() => DateTimeISO, { description: 'Start of the minute, hour or day.' }) at!: Date;
  @Field(() => LocalDate, { description: 'Date of the minute, hour or day in the radio’s time zone.' })
  date!: string;
  @Field(() => Int, {
    nullable: true,
    description: 'Lowest number of simultaneous listeners; null when no data was recorded in that time.',
  })
  lowest!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Peak of simultaneous listeners; null when no data was recorded in that time.',
  })
  peak!: number | null;
  @Field(() => Float, {
    nullable: true,
    description: 'Average number of listeners; null when no data was recorded in that time.',
  })
  average!: number | null;
  @Field(() => SafeInt, {
    nullable: true,
    description:
      'Number of different listeners. For all mount points together, the sum over the mount points whose number is known. Null for a `step` of MINUTE, when no data was recorded in that time, and when no number is known: the radio does not store individual listeners, or the streaming server does not list them.',
  })
  uniqueListeners!: number | null;
  @Field(() => SafeInt, {
    nullable: true,
    description:
      'Total listening time of all listeners, in milliseconds. Null when no data was recorded in that time.',
  })
  listeningTime!: number | null;
}

@OutputType({ rule, description: 'Listener figures of one hour of the week.' })
export class AudienceHourOfWeek {
  @Field(() => Int, { description: 'Day of the week: 1 for Monday to 7 for Sunday.' }) weekday!: number;
  @Field(() => Int, { description: 'Hour in the radio’s time zone, 0 to 23.' }) hour!: number;
  @Field(() => Float, {
    nullable: true,
    description: 'Average number of listeners; null when no data was recorded.',
  })
  average!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Peak of simultaneous listeners; null when no data was recorded.',
  })
  peak!: number | null;
}

@OutputType({
  rule,
  description:
    'Listener figures of an emission, an episode, a presenter or a song, on all mount points together.',
})
export class PlayAudience {
  @Field(() => ID, {
    description:
      'Id of the `Emission`, `Episode` or `MediaItem`. In `listenersByPresenter`, the announced name of the presenter instead of an id.',
  })
  id!: string;
  @Field({ description: 'Title of the emission, episode or song, or the name of the presenter.' })
  title!: string;
  @Field({ description: 'Artists of a song; empty otherwise.' }) credit!: string;
  @Field(() => Int, {
    description:
      'Number of entries in the as-run log for which listener counts are known. For a song, the number of such plays.',
  })
  times!: number;
  @Field(() => SafeInt, {
    description: 'Airtime for which listener counts are known, in milliseconds.',
  })
  measuredAirtime!: number;
  @Field(() => Float, { description: 'Average number of listeners.' }) average!: number;
  @Field(() => Int, { description: 'Peak of simultaneous listeners.' }) peak!: number;
  @Field(() => Float, {
    description:
      'Average change of the number of listeners from the beginning to the end of a play. Negative when more listeners left than joined. Meaningful for songs only.',
  })
  gained!: number;
}

@OutputType({ rule, description: 'Listening figures of one program: the player or app that listeners use.' })
export class ProgramAudience {
  @Field({ description: 'Name of the program; empty for unknown programs.' }) program!: string;
  @Field(() => Int, {
    description:
      'Number of listening sessions; a session that continues through midnight counts on both days.',
  })
  sessions!: number;
  @Field(() => Int, {
    description: 'Number of different listeners, each counted once per day and mount point.',
  })
  uniqueListeners!: number;
  @Field(() => SafeInt, { description: 'Total listening time of all listeners, in milliseconds.' })
  listeningTime!: number;
}

@OutputType({ rule, description: 'Listening figures of one kind of device.' })
export class DeviceAudience {
  @Field(() => ListenerDevice, { description: 'Kind of device.' }) device!: ListenerDevice;
  @Field(() => Int, {
    description:
      'Number of listening sessions; a session that continues through midnight counts on both days.',
  })
  sessions!: number;
  @Field(() => Int, {
    description: 'Number of different listeners, each counted once per day and mount point.',
  })
  uniqueListeners!: number;
  @Field(() => SafeInt, { description: 'Total listening time of all listeners, in milliseconds.' })
  listeningTime!: number;
}

@OutputType({ rule, description: 'Listening figures of one country.' })
export class CountryAudience {
  @Field({
    description: 'ISO 3166-1 alpha-2 code of the country, such as `TN`; empty when unknown.',
  })
  country!: string;
  @Field(() => Int, {
    description:
      'Number of listening sessions; a session that continues through midnight counts on both days.',
  })
  sessions!: number;
  @Field(() => Int, {
    description: 'Number of different listeners, each counted once per day and mount point.',
  })
  uniqueListeners!: number;
  @Field(() => SafeInt, { description: 'Total listening time of all listeners, in milliseconds.' })
  listeningTime!: number;
}
