import { isDeepStrictEqual } from 'node:util';
import type { Content } from '../content.entity.ts';
import type { Photo } from '../pictures/photo.ts';

/** The fields that a translator translates. */
const texts = [
  'title',
  'excerpt',
  'body',
  'tags',
  'pictureAlt',
  'photos',
  'price',
  'stock',
  'seoTitle',
  'seoDescription',
] as const satisfies ReadonlyArray<keyof Content>;

type Texts = Pick<Content, (typeof texts)[number]>;

/** Returns a new `textChangedAt` when values change the text of a content; otherwise empty. The text of a new content counts as changed. */
export function textChange(
  values: Partial<Texts>,
  existing: Texts | undefined,
): Partial<Pick<Content, 'textChangedAt'>> {
  const isChanged =
    !existing ||
    texts.some(
      (name) => values[name] !== undefined && !isDeepStrictEqual(plain(name, values), plain(name, existing)),
    );
  return isChanged ? { textChangedAt: new Date() } : {};
}

/** Of the photos, what a translator translates. */
const plain = (name: (typeof texts)[number], values: Partial<Texts>): unknown =>
  name === 'photos'
    ? values.photos?.map(({ picture, alt, caption }: Photo) => [picture, alt, caption])
    : values[name];
