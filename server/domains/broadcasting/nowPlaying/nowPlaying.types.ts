import { Field, ID, Int } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { OutputProblem } from '../../../protocol/station.ts';
import { StreamFormat } from '../streams/streamEnums.ts';

@OutputType({ rule: 'parent', description: 'An item on the air, with the details that listeners may see.' })
export class HeardItem {
  @Field(() => ID, {
    nullable: true,
    description: 'Id of the `AirItem`; null when the item is only planned.',
  })
  id!: string | null;
  @Field({ description: 'Title; the name of the radio when the title is hidden from listeners.' })
  title!: string;
  @Field({ description: 'Credited artists; may be empty.' }) credit!: string;
  @Field({ description: 'Title of the album; may be empty.' }) album!: string;
  @Field({ description: 'Address of the picture; empty when there is none.' }) artwork!: string;
  @Field(() => DateTimeISO, { description: 'Start on the air, or planned start.' }) startsAt!: Date;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'Expected end; null when unknown, as for an emergency or a live outside a slot.',
  })
  endsAt!: Date | null;
}

@OutputType({ rule: 'parent', description: 'A stream of a radio.' })
export class ListenAddress {
  @Field({ description: 'Name shown to listeners.' }) name!: string;
  @Field({ description: 'Address of the stream.' }) url!: string;
  @Field(() => StreamFormat, { description: 'Audio format.' }) format!: StreamFormat;
  @Field(() => Int, { description: 'Bitrate in kbit/s.' }) bitrate!: number;
}

@OutputType({ rule: 'parent', description: 'A pause of the plan.' })
export class AirHold {
  @Field(() => DateTimeISO, { description: 'When the plan resumes by itself.' }) until!: Date;
  @Field({ description: 'User who paused the plan.' }) by!: string;
}

@OutputType({
  rule: allow('read', 'AirItem'),
  description:
    'Current and next item of a radio, in one shape for every source: the reports of the player, or the plan when there are none.',
})
export class NowPlaying {
  @Field({
    description:
      'True when the player plays and at least one of its outputs is connected. When false, the other fields show the plan, or `notBroadcasting` has the reason.',
  })
  isOnAir!: boolean;
  @Field(() => OutputProblem, {
    nullable: true,
    description:
      'The reason why listeners get nothing although the player plays: no output is connected. Null while an output is connected, and without a player.',
  })
  notBroadcasting!: OutputProblem | null;
  @Field({ description: 'True while the studio is on the air.' }) isLive!: boolean;
  @Field(() => HeardItem, { nullable: true, description: 'Current item; null for silence.' })
  currentSong!: HeardItem | null;
  @Field(() => HeardItem, { nullable: true, description: 'Next item; null when unknown.' })
  next!: HeardItem | null;
  @Field(() => AirHold, {
    nullable: true,
    description: 'The pause of the plan, see `holdAir`; null when the plan is not paused.',
  })
  hold!: AirHold | null;
  @Field({
    description: 'Title of the current item, for simple players; the name of the radio when there is none.',
  })
  songName!: string;
  @Field({ description: 'Address of the picture; empty when there is none.' }) songImage!: string;
  @Field({ description: 'Credited artists and album in one line, for simple players; may be empty.' })
  itemData!: string;
  @Field({ description: 'Address of the stream that a simple player opens; empty when there is none.' })
  downloadUrl!: string;
  @Field(() => ID, {
    nullable: true,
    description: 'Id of the current `AirItem`; null when the item is only planned.',
  })
  nameId!: string | null;
  @Field({ description: 'True when the current item has a moving picture.' }) hasVideo!: boolean;
  @Field({ description: 'True when listeners connect by WebRTC; false for streams over HTTP.' })
  isWebRtc!: boolean;
  @Field(() => [ListenAddress], { description: 'Streams of the radio.' }) listen!: ListenAddress[];
}
