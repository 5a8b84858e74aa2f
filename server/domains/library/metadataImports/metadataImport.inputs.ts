import { Length } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { MediaKind } from '../media/kinds/mediaKind.ts';

@InputType({ description: 'New metadata import; its rows are added afterwards.' })
export class MetadataImportInput {
  @Field(() => MediaKind, {
    description: 'Kind of media that the import changes: SONG, JINGLE, GENERIC, PUBLICITY or VIDEO.',
  })
  kind!: MediaKind;

  @Field({ description: 'Name of the imported file, 1 to 255 characters.' })
  @Length(1, 255)
  fileName!: string;
}
