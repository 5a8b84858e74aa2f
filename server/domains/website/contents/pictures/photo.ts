import { Length, Matches, ValidateNested } from 'class-validator';
import { Field, FieldResolver, InputType, Resolver, Root } from 'type-graphql';
import type { FieldProblems } from '../../../../kit/errors.ts';
import { centre } from '../../../../kit/images/crop.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { OptionalField } from '../../../../kit/resource/resolvers/patchOf.ts';
import { ForVisitors } from '../../../../kit/rules/visitors.ts';
import { PictureFocus, PictureFocusInput, storedFocus } from '../../pictures/pictureFocus.ts';
import { ContentKind } from '../contentEnums.ts';

export const maxPhotos = 100;

/** The stored widths of a photo in pixels: for the album, and for the full view. */
export const photoWidths = { thumbnail: 480, full: 1600 } as const;

const picture =
  'Address of the photo, at most 1,600 pixels wide, ending in `-1600.webp`. Replace this ending by `-480.webp` for its thumbnail.';
const alt =
  'Alternative text that describes the photo, at most 300 characters. Empty when the caption describes it.';
const caption = 'Caption below the photo, at most 300 characters. May be empty.';

@OutputType({ rule: 'parent', description: 'A photo of a photo album on the website.' })
export class Photo {
  @ForVisitors() @Field({ description: picture }) picture!: string;
  @ForVisitors() @Field({ description: alt }) alt!: string;
  @ForVisitors() @Field({ description: caption }) caption!: string;
  /** Absent in albums that were stored before photos had a focus. */
  focus?: PictureFocus;
}

/** Returns the focus of a stored photo, or else the default focus. */
export const focusOfPhoto = ({ focus }: Pick<Photo, 'focus'>): PictureFocus => focus ?? new PictureFocus();

@Resolver(() => Photo)
export class PhotoResolver {
  @ForVisitors()
  @FieldResolver(() => PictureFocus, {
    description:
      'Focal point of the photo, which its crops keep visible; the centre unless another was chosen.',
  })
  focus(@Root() photo: Photo): PictureFocus {
    return focusOfPhoto(photo);
  }
}

@InputType({ description: 'A photo of a photo album on the website.' })
export class PhotoInput {
  @Field({
    description:
      'Address of the photo, as returned by `PUT /uploads/website/photos`. An album contains each photo at most once.',
  })
  @Matches(/^\/files\/website\/[\da-f]{32}-1600\.webp$/)
  picture!: string;

  @Field({ description: alt })
  @Length(0, 300)
  alt!: string;

  @Field({ description: caption })
  @Length(0, 300)
  caption!: string;

  @OptionalField(() => PictureFocusInput, {
    description:
      'Focal point of the photo, which its crops keep visible. The response of the upload suggests one.',
    whenAbsent: 'Defaults to the centre.',
  })
  @ValidateNested()
  focus?: PictureFocusInput;
}

/** Returns the problems of a content's photos: only albums may have photos, and each photo only once. */
export function problemsOfPhotos(
  photos: readonly PhotoInput[] | undefined,
  kind: ContentKind | undefined,
): FieldProblems {
  if (!photos || photos.length === 0) return {};
  if (kind !== ContentKind.ALBUM) return { photos: 'invalid' };
  const isTwice = new Set(photos.map((photo) => photo.picture)).size < photos.length;
  return isTwice ? { photos: 'taken' } : {};
}

export const storedPhotos = (photos: readonly PhotoInput[]): Photo[] =>
  photos.map((photo) => ({
    picture: photo.picture,
    alt: photo.alt.trim(),
    caption: photo.caption.trim(),
    focus: storedFocus(photo.focus ?? centre),
  }));
