import { Entity, Enum, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { SoftDeletable } from '../../../kit/entities/softDeletable.ts';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { BooleanFilter, DateTimeFilter, NumberFilter, StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { ForVisitors } from '../../../kit/rules/visitors.ts';
import { RadioOwned } from '../../platform/public.ts';
import { PictureFocus } from '../pictures/pictureFocus.ts';
import {
  BannerPosition,
  BannerPositionFilter,
  BannerStatusFilter,
  type BannerStatus,
} from './bannerEnums.ts';
import { bannerStatusCondition } from './bannerStatus.ts';

@Entity()
@Unique({ properties: ['key'] })
@Index({ properties: ['radio', 'isActive', 'publishedFrom'] })
@OutputType({
  rule: allow('read', 'Banner'),
  description:
    'A banner of the website: a picture or a text with a link, for one `position` on the pages. Each spot on a page shows one banner of its position, chosen at random by weight; the choice changes by page and minute.',
})
export class Banner extends SoftDeletable(RadioOwned) {
  @Field({ description: 'Internal name, 1 to 80 characters, which visitors never see.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  name!: string;

  @ForVisitors()
  @Field({
    description:
      'Random key of 16 characters in the addresses by which views and clicks of the banner are counted.',
  })
  @Property({ type: 'string', length: 16 })
  key!: string;

  @ForVisitors()
  @Field(() => BannerPosition, { description: 'Position on the pages of the website.' })
  @ListField({ filter: () => BannerPositionFilter })
  @Enum({ items: () => BannerPosition })
  position!: BannerPosition;

  @ForVisitors()
  @Field({
    description:
      'Address of the picture, 960 x 320 pixels, ending in `-960.webp`; empty without one. Replace this ending by `-480.webp` or `-1600.webp` for other widths.',
  })
  @Property({ type: 'string', default: '' })
  picture: string = '';

  @ForVisitors()
  @Field({ description: 'Alternative text of the picture, at most 300 characters.' })
  @Property({ type: 'string', default: '' })
  pictureAlt: string = '';

  @ForVisitors()
  @Field(() => PictureFocus, {
    description:
      'Focal point: stays visible when the picture is cropped. Guessed when the picture is uploaded.',
  })
  @Property({ type: 'json', default: '{"x":50,"y":50}' })
  pictureFocus: PictureFocus = new PictureFocus();

  @ForVisitors()
  @Field({
    description:
      'Plain text, at most 200 characters; may be empty. Visitors see the text when the banner has no picture, or when its picture has no alternative text; otherwise they see the picture.',
  })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string', default: '' })
  text: string = '';

  @ForVisitors()
  @Field({
    description:
      'Address that the banner links to: `https:`, `http:`, `mailto:`, or a path that begins with `/`. Empty without a link.',
  })
  @ListField({ filter: () => StringFilter, sort: false })
  @Property({ type: 'string', length: 500, default: '' })
  link: string = '';

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'Start of the time in which visitors see the banner; null when it has no start and is shown at once.',
  })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', nullable: true })
  publishedFrom: Date | null = null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'End of the time on the website, exclusive; null for no end.',
  })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', nullable: true })
  publishedUntil: Date | null = null;

  @ForVisitors()
  @Field(() => Int, {
    description:
      'How often the banner is shown, 1 to 10, compared with others of the same `position`. A banner with weight 4 is shown twice as often as a banner with weight 2.',
  })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: 'integer', default: 5 })
  weight: number = 5;

  @Field({ description: 'False when the banner is switched off, so that visitors never see it.' })
  @ListField({ filter: () => BooleanFilter })
  @Property({ type: 'boolean', default: false })
  isActive: boolean = false;

  @ListField({ filter: () => BannerStatusFilter, sort: false, where: bannerStatusCondition })
  declare readonly status: BannerStatus;
}
