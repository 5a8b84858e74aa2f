import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { SoftDeletable } from '../../../kit/entities/softDeletable.ts';
import { BooleanFilter, byIdOf, NumberFilter, StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { RadioOwned } from '../../organization/radios/radioOwned.ts';
import { Artiste } from './artiste.entity.ts';
import { nameKey } from './nameKey.ts';

const keyOfTitle = ({ title }: Album) => nameKey(title);

@Entity()
@Index({ properties: ['radio', 'titleKey'] })
@OutputType({ rule: allow('read', 'Album'), description: 'A record: songs that came out together.' })
export class Album extends SoftDeletable(RadioOwned) {
  @Field({ description: 'Its title, 1 to 255 characters.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  title!: string;

  /** What likely duplicates share: letters and digits alone. */
  @Property({ type: 'string', hidden: true, onCreate: keyOfTitle, onUpdate: keyOfTitle })
  titleKey!: string;

  @Field(() => Artiste, {
    nullable: true,
    description: 'Whose album it is; null for a collection of several artistes.',
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

  @Field(() => Int, { nullable: true, description: 'Year in which it came out, 1000 to 9999.' })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: 'integer', nullable: true })
  year: number | null = null;

  @Field({ description: 'The record company, at most 200 characters; may be empty.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string', default: '' })
  label: string = '';

  @Field({
    description:
      'Address of its cover, 256 pixels square; empty when there is none. `-64.webp` and `-512.webp` at its end are other sizes.',
  })
  @Property({ type: 'string', default: '' })
  cover: string = '';

  @Field({ description: 'Made from the tags of a file, and not looked at by anybody yet.' })
  @ListField({ filter: () => BooleanFilter })
  @Property({ type: 'boolean', default: false })
  needsReview: boolean = false;
}
