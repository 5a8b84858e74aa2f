import { Length, Max, Min, ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { OptionalField, patchOf } from '../../../kit/resource/resolvers/patchOf.ts';
import { PictureFocusInput } from '../pictures/pictureFocus.ts';
import { BannerPosition } from './bannerEnums.ts';

@InputType({ description: 'A new banner. A picture can be uploaded after the banner was created.' })
export class BannerInput {
  @Field({ description: 'Internal name, 1 to 80 characters, which visitors never see.' })
  @Length(1, 80)
  name!: string;

  @Field(() => BannerPosition, { description: 'Position on the pages of the website.' })
  position!: BannerPosition;

  @Field(() => String, {
    nullable: true,
    description:
      'Plain text, at most 200 characters. Visitors see the text when the banner has no picture, or when its picture has no alternative text; otherwise they see the picture.',
  })
  @Length(0, 200)
  text?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Alternative text of the picture, at most 300 characters. Rejected with `required` when it is empty although the banner has a picture.',
  })
  @Length(0, 300)
  pictureAlt?: string;

  @OptionalField(() => PictureFocusInput, {
    description: 'Focal point: stays visible when the picture is cropped.',
    whenAbsent: 'Defaults to the centre.',
  })
  @ValidateNested()
  pictureFocus?: PictureFocusInput;

  @Field(() => String, {
    nullable: true,
    description:
      'Address that the banner links to, at most 500 characters. It begins with `https:`, `http:` or `mailto:`, or is a path that begins with `/`. All other links, such as `javascript:`, are rejected with `address`. Empty for none.',
  })
  @Length(0, 500)
  link?: string;

  @OptionalField(() => DateTimeISO, {
    description:
      'Start of the time in which visitors see the banner; null when it has no start and is shown at once.',
    whenAbsent: 'Defaults to null.',
  })
  publishedFrom?: Date | null;

  @OptionalField(() => DateTimeISO, {
    description:
      'End of the time in which visitors see the banner, exclusive; null for no end. Rejected with `endBeforeStart` unless later than `publishedFrom`.',
    whenAbsent: 'Defaults to null.',
  })
  publishedUntil?: Date | null;

  @OptionalField(() => Int, {
    description:
      'How often the banner is shown, 1 to 10, compared with others of the same `position`. A banner with weight 4 is shown twice as often as a banner with weight 2.',
    whenAbsent: 'Defaults to 5.',
  })
  @Min(1)
  @Max(10)
  weight?: number;

  @OptionalField(() => Boolean, {
    description: 'True when visitors see the banner between `publishedFrom` and `publishedUntil`.',
    whenAbsent: 'Defaults to false.',
  })
  isActive?: boolean;
}

export const BannerPatch = patchOf(BannerInput, 'BannerPatch', 'Changes to a banner.');
export type BannerPatch = Partial<BannerInput>;
