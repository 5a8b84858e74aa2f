import { Length, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { patchOf } from '../../../kit/resource/patchOf.ts';

@InputType({ description: 'A new artiste.' })
export class ArtisteInput {
  @Field({ description: 'The name as it is shown, 1 to 200 characters.' })
  @Length(1, 200)
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A few words about them, at most 5,000 characters of plain text.',
  })
  @Length(0, 5000)
  biography?: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the name, though it reads like several, is that of one artiste; false when absent.',
  })
  isOneArtiste?: boolean;
}
export const ArtistePatch = patchOf(ArtisteInput, 'ArtistePatch', 'Changes to an artiste.');

@InputType({ description: 'A new album.' })
export class AlbumInput {
  @Field({ description: 'Its title, 1 to 255 characters.' })
  @Length(1, 255)
  title!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Whose album it is: id of the `Artiste`; null for a collection of several artistes.',
  })
  artisteId?: string | null;

  @Field(() => Int, { nullable: true, description: 'Year in which it came out, 1000 to 9999.' })
  @Min(1000)
  @Max(9999)
  year?: number | null;

  @Field(() => String, { nullable: true, description: 'The record company, at most 200 characters.' })
  @Length(0, 200)
  label?: string;
}
export const AlbumPatch = patchOf(AlbumInput, 'AlbumPatch', 'Changes to an album.');
