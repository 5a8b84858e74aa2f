import { Length } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { MediaKind } from '../media/kinds/mediaKind.ts';

@InputType({ description: 'A new import of metadata.' })
export class MetadataImportInput {
  @Field(() => MediaKind, {
    description: 'The only kind of media that it changes: SONG, JINGLE, GENERIC, PUBLICITY or VIDEO.',
  })
  kind!: MediaKind;

  @Field({ description: 'Name of the file that its rows come from, 1 to 255 characters.' })
  @Length(1, 255)
  fileName!: string;
}
