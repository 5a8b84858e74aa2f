import { ArrayMaxSize, Length, ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import type { FieldProblems } from '../../../kit/errors.ts';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { safeAddress } from '../../../kit/html/addresses.ts';
import { cleanSiteText, isSet } from '../sections/sectionValues.ts';
import { LegalTextInput, SiteTextInput } from './legalTexts.ts';

/** The part of the settings of a website that concerns its operation. */
@InputType()
export abstract class WebmasterInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Public phone number, at most 40 characters; an empty text for none. Unchanged when absent or null.',
  })
  @Length(0, 40)
  phone?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Public postal address with line breaks, at most 300 characters; an empty text for none. Unchanged when absent or null.',
  })
  @Length(0, 300)
  postalAddress?: string;

  @Field(() => [String], {
    nullable: true,
    description:
      'Addresses of the radio on social networks, at most 8. Rejected with `link` for an address that does not begin with `https://` or `http://`. Unchanged when absent or null.',
  })
  @ArrayMaxSize(8)
  @Length(1, 300, { each: true })
  socialLinks?: string[];

  @Field(() => [LegalTextInput], {
    nullable: true,
    description:
      'Texts of the legal pages, which replace all previous ones; an empty text is left out. `taken` when a page has two texts in the same language; `unavailableSound` for a player of a sound of the library. Unchanged when absent or null.',
  })
  @ArrayMaxSize(9)
  @ValidateNested({ each: true })
  legalTexts?: LegalTextInput[];

  @Field(() => Boolean, {
    nullable: true,
    description: 'False to ask search engines not to index the website. Unchanged when absent or null.',
  })
  isIndexed?: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Text after the title of a page in search results, at most 60 characters. An empty text to use the name of the radio. Unchanged when absent or null.',
  })
  @Length(0, 60)
  titleSuffix?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Description for search engines of pages without a description of their own, at most 300 characters. An empty text for none. Unchanged when absent or null.',
  })
  @Length(0, 300)
  description?: string;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True to show visitors a maintenance page instead of every page, until `maintenanceUntil`. Unchanged when absent or null.',
  })
  isInMaintenance?: boolean;

  @Field(() => [SiteTextInput], {
    nullable: true,
    description:
      'Texts of the maintenance page, which replace all previous ones; an empty text is left out. `taken` when two texts are in the same language. Unchanged when absent or null.',
  })
  @ArrayMaxSize(3)
  @ValidateNested({ each: true })
  maintenanceTexts?: SiteTextInput[];

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When the maintenance ends automatically; null to end it by hand. Unchanged when absent.',
  })
  maintenanceUntil?: Date | null;
}

/** Returns the problems of webmaster settings that the decorators of the input cannot find. */
export function problemsOfWebmaster(input: WebmasterInput): FieldProblems {
  const { socialLinks, legalTexts, maintenanceTexts } = input;
  const problems: FieldProblems = {};
  if (socialLinks?.some((link) => !/^https?:/.test(safeAddress(link) ?? '')))
    problems['socialLinks'] = 'link';
  if (legalTexts && !isSet(legalTexts.map(({ page, language }) => `${page} ${language}`)))
    problems['legalTexts'] = 'taken';
  if (maintenanceTexts && !isSet(maintenanceTexts.map(({ language }) => language)))
    problems['maintenanceTexts'] = 'taken';
  return problems;
}

/** Converts the inputs to stored values. This is the only place where the HTML of legal pages is sanitised. */
export async function webmasterValues({ socialLinks, legalTexts, maintenanceTexts }: WebmasterInput) {
  const cleaned = legalTexts?.map(async ({ page, language, text }) => ({
    page,
    language,
    text: await cleanSiteText(text, 'legalTexts'),
  }));
  return {
    socialLinks: socialLinks?.map((link) => safeAddress(link)!),
    legalTexts: cleaned && (await Promise.all(cleaned)).filter(({ text }) => text.trim() !== ''),
    maintenanceTexts: maintenanceTexts
      ?.map(({ language, text }) => ({ language, text: text.trim() }))
      .filter(({ text }) => text !== ''),
  };
}
