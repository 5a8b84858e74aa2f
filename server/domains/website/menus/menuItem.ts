import { ArrayMaxSize, Length, Matches, ValidateNested } from 'class-validator';
import { Field, InputType, registerEnumType } from 'type-graphql';
import { IsLink } from '../../../kit/graphql/link.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { SiteLanguage } from '../contents/contentEnums.ts';

export enum SitePage {
  ON_AIR = 'ON_AIR',
  SCHEDULE = 'SCHEDULE',
  PLAYLIST = 'PLAYLIST',
  PROGRAMMES = 'PROGRAMMES',
  PODCASTS = 'PODCASTS',
  NEWS = 'NEWS',
  BLOG = 'BLOG',
  SERVICES = 'SERVICES',
  PHOTOS = 'PHOTOS',
  SHOP = 'SHOP',
  PARTNERS = 'PARTNERS',
  TEAM = 'TEAM',
  FREQUENCIES = 'FREQUENCIES',
  SEARCH = 'SEARCH',
}
registerEnumType(SitePage, {
  name: 'SitePage',
  description: 'Page of a website that a menu can lead to.',
  valuesConfig: {
    ON_AIR: {
      description: 'What plays now: song, programme and people, with what comes next and the last songs.',
    },
    SCHEDULE: { description: 'Schedule of seven days, as days, a week or a list.' },
    PLAYLIST: { description: 'Songs that were played in the last three hours, or around a chosen time.' },
    PROGRAMMES: { description: 'List of the emissions with `isListed`, without drafts.' },
    PODCASTS: { description: 'List of the published podcasts of emissions with `isListed`, without drafts.' },
    NEWS: { description: 'List of the news.' },
    BLOG: { description: 'List of the blog posts.' },
    SERVICES: { description: 'List of the services.' },
    PHOTOS: { description: 'List of the photo albums.' },
    SHOP: { description: 'List of the products.' },
    PARTNERS: { description: 'List of the partners.' },
    TEAM: { description: 'People of the emissions with `isListed`, without drafts and guests.' },
    FREQUENCIES: { description: 'Frequencies and channels on which the radio can be received.' },
    SEARCH: { description: 'Search over contents and programmes.' },
  },
});

const key = 'Key, 1 to 36 letters, digits and hyphens; unique in its menu.';
const page = 'Page of the website; null for a link.';
const link = 'Http or https address, at most 300 characters; empty for a page of the website.';
const label =
  'Label, at most 60 characters; empty to use the title of the page or, for a link, the label in another language.';

@OutputType({ rule: 'parent', description: 'Label of an entry of a menu in one language.' })
export class MenuLabel {
  @Field(() => SiteLanguage, { description: 'Language of the label.' }) language!: SiteLanguage;
  @Field({ description: label }) label!: string;
}

@OutputType({
  rule: 'parent',
  description: 'An entry of a menu of a website: a page, or a link to another website.',
})
export class MenuItem {
  @Field({ description: key }) key!: string;
  @Field(() => SitePage, { nullable: true, description: page }) page!: SitePage | null;
  @Field({ description: link }) link!: string;
  @Field(() => [MenuLabel], { description: 'Labels of the entry, at most one for each language.' })
  labels!: MenuLabel[];
}

@InputType({ description: 'Label of an entry of a menu in one language.' })
export class MenuLabelInput {
  @Field(() => SiteLanguage, { description: 'Language of the label.' }) language!: SiteLanguage;
  @Field({ description: label })
  @Length(0, 60)
  label!: string;
}

@InputType({ description: 'An entry of a menu: either a page or a link.' })
export class MenuItemInput {
  @Field({ description: key })
  @Matches(/^[\dA-Za-z-]{1,36}$/)
  key!: string;

  @Field(() => SitePage, { nullable: true, description: page })
  page?: SitePage | null;

  @Field({ description: link })
  @IsLink()
  link!: string;

  @Field(() => [MenuLabelInput], { description: 'Labels of the entry, at most one for each language.' })
  @ArrayMaxSize(3)
  @ValidateNested({ each: true })
  labels!: MenuLabelInput[];
}

/** An entry that leads to a page, under the title of the page. */
export const entry = (target: SitePage): MenuItem => ({
  key: target.toLowerCase(),
  page: target,
  link: '',
  labels: [],
});

const { TEAM, FREQUENCIES: _, ON_AIR: __, ...inHeader } = SitePage;

/** Entries of the menu at the top of a website that was never arranged. */
export const defaultMenu: MenuItem[] = Object.values(inHeader).map(entry);

/** Entries of the menu at the bottom. */
export const defaultFooterMenu: MenuItem[] = [entry(TEAM)];
