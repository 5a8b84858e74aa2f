import { Field, ID, Int } from 'type-graphql';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { ChatFileKind } from './chatFileKind.ts';

@OutputType({ rule: 'parent', description: 'File attached to a chat message.' })
export class ChatFile {
  @Field(() => ID, { description: 'Id of the file.' }) id!: number;
  @Field(() => ChatFileKind, { description: 'Kind of the file: picture, sound, video or document.' })
  kind!: ChatFileKind;
  @Field({ description: 'File name, with an extension that matches the content.' }) name!: string;
  @Field({ description: 'MIME type, detected from the content; pictures are converted to WebP.' })
  mimeType!: string;
  @Field(() => Int, { description: 'Size of the stored file in bytes.' }) size!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Width in pixels; null for sounds and documents, and for videos that do not declare it.',
  })
  width!: number | null;
  @Field(() => Int, { nullable: true, description: 'Height in pixels; null when `width` is null.' })
  height!: number | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'Duration in milliseconds; null for pictures and documents, and for files that do not declare it.',
  })
  duration!: number | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Address of the file, whole or in parts (`Range`). The address contains a ticket of the viewer’s session and works for half a day, as long as the viewer sees the message. Append `&download` to save the file under its name. Null for requests without a radio, and for API tokens, which read `/media/{radio}/{id}/attachment` with their token.',
  })
  url!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Address of a preview of at most 480 by 480 pixels, with the same conditions as `url`. Null for sounds, videos and documents, and when `url` is null.',
  })
  previewUrl!: string | null;
}
