import { Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { RadioOwned } from '../../platform/public.ts';
import { LegalText, SiteText } from './legalTexts.ts';

/** Settings of a website about its operation: contact, legal pages, search engines and maintenance. */
@ObjectType({ simpleResolvers: true })
export abstract class WebmasterSettings extends RadioOwned {
  @Field({ description: 'Public phone number as shown, at most 40 characters; empty for none.' })
  @Property({ type: 'string', default: '' })
  phone: string = '';

  @Field({ description: 'Public postal address with line breaks, at most 300 characters; empty for none.' })
  @Property({ type: 'string', length: 300, default: '' })
  postalAddress: string = '';

  @Field(() => [String], { description: 'URLs of the radio’s pages on social networks, in display order.' })
  @Property({ type: 'json', default: '[]' })
  socialLinks: string[] = [];

  @Field(() => [LegalText], {
    description:
      'Texts of the legal pages, at most one for each page and language. A page without a text is not published.',
  })
  @Property({ type: 'json', default: '[]' })
  legalTexts: LegalText[] = [];

  @Field({ description: 'False when search engines are asked not to index the website.' })
  @Property({ type: 'boolean', default: true })
  isIndexed: boolean = true;

  @Field({
    description:
      'Text after the title of a page in search results, at most 60 characters. Empty to use the name of the radio.',
  })
  @Property({ type: 'string', default: '' })
  titleSuffix: string = '';

  @Field({
    description:
      'Description for search engines of pages without a description of their own, at most 300 characters. May be empty.',
  })
  @Property({ type: 'string', length: 300, default: '' })
  description: string = '';

  @Field({
    description:
      'Address of the picture of shared pages without a picture of their own; empty for none. Social networks show it; it has 1200 x 630 pixels.',
  })
  @Property({ type: 'string', default: '' })
  socialPicture: string = '';

  @Field({
    description: 'True when visitors see a maintenance page instead of every page, until `maintenanceUntil`.',
  })
  @Property({ type: 'boolean', default: false })
  isInMaintenance: boolean = false;

  @Field(() => [SiteText], {
    description: 'Texts of the maintenance page as plain text, at most one for each language.',
  })
  @Property({ type: 'json', default: '[]' })
  maintenanceTexts: SiteText[] = [];

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When the maintenance ends automatically; null when it must be ended by hand.',
  })
  @Property({ type: 'datetime', nullable: true })
  maintenanceUntil: Date | null = null;
}
