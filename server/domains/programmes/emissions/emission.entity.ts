import { Collection, type Ref } from '@mikro-orm/core';
import {
  Entity,
  Enum,
  ManyToMany,
  ManyToOne,
  OneToMany,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { SoftDeletable } from '../../../kit/entities/softDeletable.ts';
import { textOfClean } from '../../../kit/html/cleanHtml.ts';
import { BooleanFilter, byIdOf, NumberFilter, StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { Generic, Jingle, Playlist } from '../../library/public.ts';
import { RadioOwned } from '../../platform/public.ts';
import { Clock } from '../clocks/clock.entity.ts';
import { Classification } from '../labels/classification.entity.ts';
import { EmissionCategory } from '../labels/emissionCategory.entity.ts';
import { EmissionTag } from '../labels/emissionTag.entity.ts';
import { Language } from '../languages/language.entity.ts';
import { EmissionState, EmissionStateFilter } from './emissionEnums.ts';
import { EmissionPerson } from './emissionPerson.entity.ts';

const named = { property: 'name', filter: () => StringFilter };

@Entity()
@Unique({ properties: ['radio', 'slug'] })
@OutputType({
  rule: allow('read', 'Emission'),
  description: 'An emission: a programme (show) of the radio, with its people, episodes and slots.',
})
export class Emission extends SoftDeletable(RadioOwned) {
  @Field({ description: 'Title on the air, 1 to 160 characters.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  title!: string;

  @Field({
    description:
      'Slug in addresses: letters of any script, digits and single hyphens. Unique in the radio, its recycle bin included.',
  })
  @ListField({ filter: () => StringFilter, sort: false })
  @Property({ type: 'string' })
  slug!: string;

  @Field({
    description: 'Summary in one or two sentences, at most 500 characters of plain text; empty for none.',
  })
  @ListField({ sort: false, search: true })
  @Property({ type: 'text', default: '' })
  summary: string = '';

  @Field({
    description: 'Description as HTML, sanitised when stored: safe to show unchanged. May be empty.',
  })
  @ListField({ sort: false, search: textOfClean })
  @Property({ type: 'text', default: '' })
  description: string = '';

  @Field({
    description:
      'Address of the cover, 512 pixels square, ending in `-512.webp`; empty when there is none. Replace this ending by `-64.webp`, `-256.webp` or `-1400.webp` for other sizes.',
  })
  @Property({ type: 'string', default: '' })
  cover: string = '';

  @Field({ description: 'Colour in the calendar, `#rrggbb`.' })
  @Property({ type: 'string', default: '#2563eb' })
  colour: string = '#2563eb';

  @Field(() => EmissionState, { description: 'State of the emission, such as RUNNING.' })
  @ListField({ filter: () => EmissionStateFilter })
  @Enum({ items: () => EmissionState })
  state: EmissionState = EmissionState.DRAFT;

  @Field({
    description: 'True when the website lists the emission. A draft is not listed, whatever the value.',
  })
  @ListField({ filter: () => BooleanFilter })
  @Property({ type: 'boolean', default: true })
  isListed: boolean = true;

  @Field(() => Int, {
    nullable: true,
    description: 'Usual duration of an episode in milliseconds; null when the duration varies.',
  })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: 'integer', nullable: true })
  usualDuration: number | null = null;

  @Field(() => EmissionCategory, { nullable: true, description: 'Category of the emission; null for none.' })
  @ListField({ via: { categoryId: byIdOf('EmissionCategory'), categoryName: { ...named } } })
  @ManyToOne({
    entity: () => EmissionCategory,
    ref: true,
    nullable: true,
    index: true,
    deleteRule: 'set null',
  })
  category!: Ref<EmissionCategory> | null;

  @Field(() => Classification, {
    nullable: true,
    description: 'Audience rating of the emission; null for none.',
  })
  @ListField({ via: { classificationId: byIdOf('Classification'), classificationName: { ...named } } })
  @ManyToOne({ entity: () => Classification, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  classification!: Ref<Classification> | null;

  @ListField({ via: { languageId: byIdOf('Language') } })
  @ManyToMany({ entity: () => Language, owner: true, pivotTable: 'emission_languages' })
  languages = new Collection<Language>(this);

  @ListField({ via: { tagId: byIdOf('EmissionTag'), tagName: { ...named, sort: false } } })
  @ManyToMany({ entity: () => EmissionTag, owner: true, pivotTable: 'emission_tags' })
  tags = new Collection<EmissionTag>(this);

  @Field(() => Generic, {
    nullable: true,
    description:
      'Signature tune at the start of the emission’s slots; null for none. Not played in live slots and in slots with a rundown. Not played either when the slot has no sound of an episode or rush, and its signature tunes together would fill the whole slot.',
  })
  @ListField({ via: { openerId: byIdOf('Generic') } })
  @ManyToOne({ entity: () => Generic, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  opener!: Ref<Generic> | null;

  @Field(() => Generic, {
    nullable: true,
    description:
      'Signature tune that closes the emission’s slots; null for none. It follows the sound of the episode or rush when the slot has one; otherwise it plays at the very end of the slot. Not played in live slots and in slots with a rundown. Not played either when the slot has no such sound, and its signature tunes together would fill the whole slot.',
  })
  @ListField({ via: { closerId: byIdOf('Generic') } })
  @ManyToOne({ entity: () => Generic, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  closer!: Ref<Generic> | null;

  @ManyToMany({ entity: () => Jingle, owner: true, pivotTable: 'emission_jingles' })
  jingles = new Collection<Jingle>(this);

  @Field(() => Playlist, {
    nullable: true,
    description:
      'Playlist that fills unplanned time in the emission’s slots. Live slots are not filled. A playlist of the slot takes precedence. Null when `fillerClock` fills that time. When both are null, the clock of the hour or the default playlist fills it.',
  })
  @ListField({ via: { fillerId: byIdOf('Playlist') } })
  @ManyToOne({ entity: () => Playlist, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  filler!: Ref<Playlist> | null;

  @Field(() => Clock, {
    nullable: true,
    description:
      'Clock that fills unplanned time in the slots, instead of the playlist `filler`. Live slots are not filled. A playlist of the slot takes precedence. Null for none.',
  })
  @ListField({ via: { fillerClockId: byIdOf('Clock') } })
  @ManyToOne({ entity: () => Clock, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  fillerClock!: Ref<Clock> | null;

  @OneToMany(() => EmissionPerson, (person) => person.emission)
  people = new Collection<EmissionPerson>(this);
}
