import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { SoftDeletable } from '../../../kit/entities/softDeletable.ts';
import { BooleanFilter, byIdOf, NumberFilter, StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { RadioOwned } from '../../platform/public.ts';
import { Artiste } from './artiste.entity.ts';
import { nameKey } from './merging/nameKey.ts';

const keyOfTitle = ({ title }: Album) => nameKey(title);

@Entity()
@Index({ properties: ['radio', 'titleKey'] })
@OutputType({ rule: allow('read', 'Album'), description: 'Album: songs that were released together.' })
export class Album extends SoftDeletable(RadioOwned) {
  @Field({ description: 'Title, 1 to 255 characters.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  title!: string;

  /** Comparison key of the title (letters and digits only), for finding likely duplicates. */
  @Property({ type: 'string', hidden: true, onCreate: keyOfTitle, onUpdate: keyOfTitle })
  titleKey!: string;

  @Field(() => Artiste, {
    nullable: true,
    description:
      'Artiste of the album, also when the artiste is in the recycle bin. Null for a collection of several artistes, and after the artiste was permanently deleted.',
  })
  @ListField({
    search: true,
    via: {
      artisteId: byIdOf('Artiste'),
      artisteName: { property: 'name', filter: () => StringFilter },
    },
  })
  @ManyToOne({ entity: () => Artiste, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  artiste!: Ref<Artiste> | null;

  @Field(() => Int, { nullable: true, description: 'Year of release, 1000 to 9999; null when unknown.' })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: 'integer', nullable: true })
  year: number | null = null;

  @Field({ description: 'Record label, at most 200 characters; may be empty.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string', default: '' })
  label: string = '';

  @Field({
    description:
      'Address of the cover, 256 pixels square, ending in `-256.webp`; empty when there is none. Replace this ending by `-64.webp` or `-512.webp` for other sizes.',
  })
  @Property({ type: 'string', default: '' })
  cover: string = '';

  @Field({
    description: 'True when the album was created from the tags of a file and has not been reviewed yet.',
  })
  @ListField({ filter: () => BooleanFilter })
  @Property({ type: 'boolean', default: false })
  needsReview: boolean = false;
}
