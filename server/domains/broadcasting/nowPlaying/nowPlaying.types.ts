import { Field, ID, Int } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { OutputProblem } from '../../../protocol/station.ts';
import { StreamFormat } from '../streams/streamEnums.ts';

@OutputType({
  rule: 'parent',
  description: 'The current or next item, with the details that listeners may see.',
})
export class NowPlayingItem {
  @Field(() => ID, {
    nullable: true,
    description: 'Id of the `AirItem`; null when the item is only planned.',
  })
  id!: string | null;
  @Field({
    description:
      'Title. The name of the radio when the title is hidden from listeners, and for a planned item without a media item.',
  })
  title!: string;
  @Field({ description: 'Credited artists; may be empty.' }) credit!: string;
  @Field({ description: 'Title of the album; may be empty.' }) album!: string;
  @Field({ description: 'Address of the picture; empty when there is none.' }) artwork!: string;
  @Field(() => DateTimeISO, {
    description:
      'Time at which the item began on the air, or its planned start. For an inserted item that is still to come, the expected end of the current item, or the time of insertion when that end is unknown.',
  })
  startsAt!: Date;
  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'Expected end of the item. Null when unknown, as for the emergency file or a live session outside a slot.',
  })
  endsAt!: Date | null;
}

@OutputType({ rule: 'parent', description: 'A stream on which listeners can hear a radio.' })
export class ListenAddress {
  @Field({ description: 'Name shown to listeners.' }) name!: string;
  @Field({ description: 'Address of the stream, which a player opens.' }) url!: string;
  @Field(() => StreamFormat, { description: 'Audio format.' }) format!: StreamFormat;
  @Field(() => Int, { description: 'Bitrate in kbit/s.' }) bitrate!: number;
}

@OutputType({ rule: 'parent', description: 'A pause of the plan of a radio, started with `pausePlan`.' })
export class PlanPause {
  @Field(() => DateTimeISO, { description: 'When the plan resumes by itself.' }) until!: Date;
  @Field({ description: 'Name of the user who paused the plan.' }) by!: string;
}

@OutputType({
  rule: allow('read', 'AirItem'),
  description:
    'Current and next item of a radio, as reported by the player. Without reports, the planned items.',
})
export class NowPlaying {
  @Field({
    description:
      'True when the player plays and at least one of its outputs is connected. False when the player plays without a connected output, with the reason in `notBroadcasting`. Also false when the player reports nothing: the other fields then show the plan.',
  })
  isOnAir!: boolean;
  @Field(() => OutputProblem, {
    nullable: true,
    description:
      'Reason why no output of the player is connected. Listeners then hear nothing, although the player plays. Null while an output is connected, and while the player reports no item on the air.',
  })
  notBroadcasting!: OutputProblem | null;
  @Field({ description: 'True while a live session is on the air.' }) isLive!: boolean;
  @Field(() => NowPlayingItem, {
    nullable: true,
    description:
      'Item that is on the air, or planned for now when the player reports nothing. Null when there is none.',
  })
  currentSong!: NowPlayingItem | null;
  @Field(() => NowPlayingItem, { nullable: true, description: 'Next item; null when unknown.' })
  next!: NowPlayingItem | null;
  @Field(() => PlanPause, {
    nullable: true,
    description: 'The pause of the plan, see `pausePlan`; null when the plan is not paused.',
  })
  pause!: PlanPause | null;
  @Field({
    description: 'Title of the current item, for simple players; the name of the radio when there is none.',
  })
  songName!: string;
  @Field({
    description:
      'Address of the picture of the current item, or else of the logo of the radio; empty without both.',
  })
  songImage!: string;
  @Field({ description: 'Credited artists and album in one line, for simple players; may be empty.' })
  itemData!: string;
  @Field({ description: 'Address of the stream that a simple player opens; empty when there is none.' })
  downloadUrl!: string;
  @Field(() => ID, {
    nullable: true,
    description: 'Id of the current `AirItem`; null when the item is only planned, and when there is none.',
  })
  nameId!: string | null;
  @Field({ description: 'True when the current item is a video of the library.' }) hasVideo!: boolean;
  @Field({ description: 'Always false: listeners receive the streams over HTTP, not WebRTC.' })
  isWebRtc!: boolean;
  @Field(() => [ListenAddress], { description: 'Streams of the radio: its public mount points.' })
  listen!: ListenAddress[];
}
