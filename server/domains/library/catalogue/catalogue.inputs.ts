import { Length, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { OptionalField, patchOf } from '../../../kit/resource/resolvers/patchOf.ts';

@InputType({ description: 'New artiste.' })
export class ArtisteInput {
  @Field({ description: 'Display name, 1 to 200 characters.' })
  @Length(1, 200)
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Biography, at most 5,000 characters of plain text; an empty text for none.',
  })
  @Length(0, 5000)
  biography?: string;

  @OptionalField(() => Boolean, {
    description:
      'True when the name looks like several names but is one artiste, such as “Earth, Wind & Fire”.',
    whenAbsent: 'Defaults to false.',
  })
  isSingleArtiste?: boolean;
}
export const ArtistePatch = patchOf(ArtisteInput, 'ArtistePatch', 'Changes to an artiste.');

@InputType({ description: 'New album.' })
export class AlbumInput {
  @Field({ description: 'Title, 1 to 255 characters.' })
  @Length(1, 255)
  title!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the `Artiste` of the album; null for a collection of several artistes.',
  })
  artisteId?: string | null;

  @Field(() => Int, { nullable: true, description: 'Year of release, 1000 to 9999; null when unknown.' })
  @Min(1000)
  @Max(9999)
  year?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Record label, at most 200 characters; an empty text for none.',
  })
  @Length(0, 200)
  label?: string;
}
export const AlbumPatch = patchOf(AlbumInput, 'AlbumPatch', 'Changes to an album.');
