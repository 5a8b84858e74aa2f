import { Collection, type Ref } from '@mikro-orm/core';
import { Entity, ManyToMany, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { BooleanFilter, byIdOf, NumberFilter, StringFilter } from '../../../../../kit/list/filters.ts';
import { ListField } from '../../../../../kit/list/listField.ts';
import { OutputType } from '../../../../../kit/rules/outputType.ts';
import { allow } from '../../../../../kit/rules/rule.ts';
import { Album } from '../../../catalogue/album.entity.ts';
import { Artiste } from '../../../catalogue/artiste.entity.ts';
import { MediaItem } from '../../mediaItem.entity.ts';
import { MediaKind } from '../mediaKind.ts';

@Entity({ discriminatorValue: MediaKind.SONG })
@OutputType({ rule: allow('read', 'Song'), description: 'Piece of music of the library.' })
export class Song extends MediaItem {
  override kind = MediaKind.SONG;

  @ListField({
    via: {
      artisteId: byIdOf('Artiste'),
      artisteName: { property: 'name', filter: () => StringFilter, sort: false },
    },
  })
  @ManyToMany({ entity: () => Artiste, owner: true, pivotTable: 'song_artistes' })
  artistes = new Collection<Artiste>(this);

  @Field(() => Album, {
    nullable: true,
    description: 'Album of the song, also when the album is in the recycle bin; null for none.',
  })
  @ListField({
    via: {
      albumId: byIdOf('Album'),
      albumTitle: { property: 'title', filter: () => StringFilter },
    },
  })
  @ManyToOne({ entity: () => Album, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  album!: Ref<Album> | null;

  @Field(() => Int, { nullable: true, description: 'Track number, 1 to 999; null when unknown.' })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: 'integer', nullable: true })
  trackNumber: number | null = null;

  @Field({ description: 'International Standard Recording Code without hyphens; may be empty.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string', default: '' })
  isrc: string = '';

  @Field({ description: 'Record label, at most 200 characters; may be empty.' })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string', default: '' })
  label: string = '';

  @Field(() => Int, { nullable: true, description: 'Year of release, 1000 to 9999; null when unknown.' })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: 'integer', nullable: true })
  year: number | null = null;

  @Field({ description: 'Genre such as “Jazz”, at most 100 characters; may be empty.' })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string', default: '' })
  genre: string = '';

  @Field({ description: 'True when the lyrics are explicit.' })
  @ListField({ filter: () => BooleanFilter })
  @Property({ type: 'boolean', default: false })
  explicit: boolean = false;
}
