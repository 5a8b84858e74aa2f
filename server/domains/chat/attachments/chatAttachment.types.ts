import { Field, ID, Int } from 'type-graphql';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { ChatFileKind } from './chatFileKind.ts';

@OutputType({ rule: 'parent', description: 'A file of a message of the chat.' })
export class ChatFile {
  @Field(() => ID, { description: 'Its id.' }) id!: number;
  @Field(() => ChatFileKind, { description: 'What it is.' }) kind!: ChatFileKind;
  @Field({ description: 'What it is called, with the ending of what it is.' }) name!: string;
  @Field({ description: 'Its MIME type, by its content.' }) mimeType!: string;
  @Field(() => Int, { description: 'Its size in bytes.' }) size!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Its width in pixels; null for sounds and documents, and where a video does not say.',
  })
  width!: number | null;
  @Field(() => Int, { nullable: true, description: 'Its height in pixels; null where its width is.' })
  height!: number | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'How long it plays, in milliseconds; null for pictures and documents, and where the file does not say.',
  })
  duration!: number | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Where it can be read, whole or in parts (`Range`), by the viewer alone, for half a day and as long as they see its message; `&download` at its end keeps it under its name. Null for programs with a token, which read `/media/{radio}/{id}/attachment` with it.',
  })
  url!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Where a picture of at most 480 pixels can be read in the same way; null for what is no picture, and for programs with a token.',
  })
  previewUrl!: string | null;
}
