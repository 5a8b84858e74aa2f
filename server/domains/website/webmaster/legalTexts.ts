import { Length } from 'class-validator';
import { Field, InputType, registerEnumType } from 'type-graphql';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { SiteLanguage } from '../contents/contentEnums.ts';

export enum LegalPage {
  IMPRINT = 'IMPRINT',
  PRIVACY = 'PRIVACY',
  TERMS = 'TERMS',
}
registerEnumType(LegalPage, {
  name: 'LegalPage',
  description: 'Legal page of a website.',
  valuesConfig: {
    IMPRINT: { description: 'Publisher and people responsible for the website: `…/legal/imprint`.' },
    PRIVACY: { description: 'How personal data is handled: `…/legal/privacy`.' },
    TERMS: { description: 'Terms of use: `…/legal/terms`.' },
  },
});

const html =
  'Text as HTML, sanitised when stored. It may refer to records with `data-record` and `data-audio`, except to sounds of the library.';

@OutputType({ rule: 'parent', description: 'A plain text of a website in one language.' })
export class SiteText {
  @Field(() => SiteLanguage, { description: 'Language of the text.' }) language!: SiteLanguage;
  @Field({ description: 'Plain text, at most 500 characters.' }) text!: string;
}

@OutputType({ rule: 'parent', description: 'Text of a legal page in one language.' })
export class LegalText {
  @Field(() => LegalPage, { description: 'Legal page that the text belongs to.' }) page!: LegalPage;
  @Field(() => SiteLanguage, { description: 'Language of the text.' }) language!: SiteLanguage;
  @Field({ description: html }) text!: string;
}

@InputType({ description: 'A plain text of a website in one language.' })
export class SiteTextInput {
  @Field(() => SiteLanguage, { description: 'Language of the text.' }) language!: SiteLanguage;
  @Field({ description: 'Plain text, at most 500 characters.' })
  @Length(0, 500)
  text!: string;
}

@InputType({ description: 'Text of a legal page in one language.' })
export class LegalTextInput {
  @Field(() => LegalPage, { description: 'Legal page that the text belongs to.' }) page!: LegalPage;
  @Field(() => SiteLanguage, { description: 'Language of the text.' }) language!: SiteLanguage;
  @Field({ description: `${html} At most 40,000 characters.` })
  @Length(0, 40_000)
  text!: string;
}
