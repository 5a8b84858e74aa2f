import { Field, ID, Int } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { OutputProblem } from '../station/outputs.ts';
import { StreamFormat } from '../streams/streamEnums.ts';

@OutputType({ rule: 'parent', description: 'Something that is heard, as listeners are told of it.' })
export class HeardItem {
  @Field(() => ID, { nullable: true, description: 'Id of the `AirItem`; null where it is only planned.' })
  id!: string | null;
  @Field({ description: 'Its title; that of the radio for what has none for listeners.' }) title!: string;
  @Field({ description: 'Who is credited; may be empty.' }) credit!: string;
  @Field({ description: 'The title of its album; may be empty.' }) album!: string;
  @Field({ description: 'Address of its picture; empty when there is none.' }) artwork!: string;
  @Field(() => DateTimeISO, { description: 'Since when it is heard, or from when.' }) startsAt!: Date;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'Expected end; null when unknown, as for an emergency or a live outside a slot.',
  })
  endsAt!: Date | null;
}

@OutputType({ rule: 'parent', description: 'Where a radio is heard.' })
export class ListenAddress {
  @Field({ description: 'What listeners choose it by.' }) name!: string;
  @Field({ description: 'The address of the stream.' }) url!: string;
  @Field(() => StreamFormat, { description: 'How it is coded.' }) format!: StreamFormat;
  @Field(() => Int, { description: 'Thousands of bits a second.' }) bitrate!: number;
}

@OutputType({ rule: 'parent', description: 'Somebody holds what is planned.' })
export class AirHold {
  @Field(() => DateTimeISO, { description: 'When it goes on by itself.' }) until!: Date;
  @Field({ description: 'Who holds it.' }) by!: string;
}

@OutputType({
  rule: allow('read', 'AirItem'),
  description:
    'What a radio plays now, in one shape whatever stands behind: what the player says is heard, else what is planned.',
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
  @Field({ description: 'Whether the studio is heard.' }) isLive!: boolean;
  @Field(() => HeardItem, { nullable: true, description: 'What is heard; null for silence.' })
  currentSong!: HeardItem | null;
  @Field(() => HeardItem, { nullable: true, description: 'What comes next; null when nobody knows.' })
  next!: HeardItem | null;
  @Field(() => AirHold, {
    nullable: true,
    description: 'What is planned waits, see `holdAir`; null when it does not.',
  })
  hold!: AirHold | null;
  @Field({
    description: 'The title of what is heard, for simple players; the name of the radio when there is none.',
  })
  songName!: string;
  @Field({ description: 'Address of its picture; empty when there is none.' }) songImage!: string;
  @Field({ description: 'Who is credited, and the album, in one line for simple players; may be empty.' })
  itemData!: string;
  @Field({ description: 'Address of the stream that a simple player opens; empty when there is none.' })
  downloadUrl!: string;
  @Field(() => ID, {
    nullable: true,
    description: 'Id of the `AirItem` that is heard; null where it is only planned.',
  })
  nameId!: string | null;
  @Field({ description: 'Whether what is heard has a picture that moves.' }) hasVideo!: boolean;
  @Field({ description: 'Whether listeners connect by WebRTC; streams are heard over HTTP.' })
  isWebRtc!: boolean;
  @Field(() => [ListenAddress], { description: 'Where it is heard.' }) listen!: ListenAddress[];
}
