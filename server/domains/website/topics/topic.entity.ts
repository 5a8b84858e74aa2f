import { Entity, Enum, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { NumberFilter, StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { ForVisitors } from '../../../kit/rules/visitors.ts';
import { RadioOwned } from '../../platform/public.ts';
import { ContentKind, ContentKindFilter } from '../contents/contentEnums.ts';

@Entity()
@Unique({ properties: ['radio', 'area', 'name'] })
@Unique({ properties: ['radio', 'area', 'slug'] })
@OutputType({
  rule: allow('read', 'Topic'),
  description: 'A topic of one area of the website, such as “Politics” of the news.',
})
export class Topic extends RadioOwned {
  @ForVisitors()
  @Field({
    description: 'Name, 1 to 80 characters; unique in its area of the website (`area`) in the radio.',
  })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  name!: string;

  @ForVisitors()
  @Field({
    description:
      'Slug in URLs: small letters of any script without accents, digits and single hyphens. Unique in its area of the website (`area`) in the radio.',
  })
  @ListField({ filter: () => StringFilter, sort: false })
  @Property({ type: 'string' })
  slug!: string;

  @Field(() => ContentKind, { description: 'Area of the website, such as NEWS; cannot be changed later.' })
  @ListField({ filter: () => ContentKindFilter })
  @Enum({ items: () => ContentKind })
  area!: ContentKind;

  @ForVisitors()
  @Field({ description: 'Colour on the screen, `#rrggbb`.' })
  @Property({ type: 'string', default: '#2563eb' })
  colour: string = '#2563eb';

  @Field(() => Int, {
    description:
      'Position in its area, 0 to 9,999. Several topics may have the same position; also sort by `name` for a stable order.',
  })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: 'integer', default: 0 })
  position: number = 0;
}
