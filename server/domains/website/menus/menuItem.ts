import { ArrayMaxSize, Length, Matches, ValidateNested } from 'class-validator';
import { Field, InputType, registerEnumType } from 'type-graphql';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { SiteLanguage } from '../contents/contentEnums.ts';
import { MenuRecordInput, type StoredMenuRecord } from './menuRecord.ts';

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
      description:
        'Page with the current song and programme. It also shows the people of the programme, the next programmes and the last songs.',
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

/** Number of levels of a menu: the entries of the menu itself, and two levels below. */
export const menuLevels = 3;

/** Largest number of entries of a menu, on all levels together. */
export const maxMenuEntries = 100;

const key = 'Key, 1 to 36 letters, digits, hyphens and underscores; unique in its menu, on all levels.';
const page = 'Page of the website; null for a record or a link.';
const link =
  'Address that the entry links to, at most 300 characters. It begins with `https:`, `http:` or `mailto:`, or is a path of the website that begins with `/`, such as `/en/contact`. Empty for a page or a record.';
const label =
  'Label, at most 60 characters. Empty to use the title of the page or record or, for a link, the label in another language.';

@OutputType({ rule: 'parent', description: 'Label of an entry of a menu in one language.' })
export class MenuLabel {
  @Field(() => SiteLanguage, { description: 'Language of the label.' }) language!: SiteLanguage;
  @Field({ description: label }) label!: string;
}

@OutputType({
  rule: 'parent',
  description: 'An entry of a menu of a website: a page, a record of the radio, or a link.',
})
export class MenuItem {
  @Field({ description: key }) key!: string;
  @Field(() => SitePage, { nullable: true, description: page }) page!: SitePage | null;
  @Field({ description: link }) link!: string;
  labels!: MenuLabel[];
  /** Absent without one, also in menus that were stored before entries could lead to records. */
  record?: StoredMenuRecord;
  /** Absent without any, also in menus that were stored before entries had entries below them. */
  children?: MenuItem[];
}

@InputType({ description: 'Label of an entry of a menu in one language.' })
export class MenuLabelInput {
  @Field(() => SiteLanguage, { description: 'Language of the label.' }) language!: SiteLanguage;
  @Field({ description: label })
  @Length(0, 60)
  label!: string;
}

@InputType({ description: 'An entry of a menu: exactly one of a page, a record or a link.' })
export class MenuItemInput {
  @Field({ description: key })
  @Matches(/^[\dA-Z_a-z-]{1,36}$/)
  key!: string;

  @Field(() => SitePage, { nullable: true, description: page })
  page?: SitePage | null;

  @Field(() => MenuRecordInput, {
    nullable: true,
    description:
      'Record of the radio; null for a page or a link. BAD_USER_INPUT with `unknown` at `recordId` when it does not exist or the viewer may not read it, unless the stored menus have it already.',
  })
  @ValidateNested()
  record?: MenuRecordInput | null;

  @Field({ description: link })
  @Length(0, 300)
  link!: string;

  @Field(() => [MenuLabelInput], { description: 'Labels of the entry, at most one for each language.' })
  @ArrayMaxSize(3)
  @ValidateNested({ each: true })
  labels!: MenuLabelInput[];

  @Field(() => [MenuItemInput], {
    nullable: true,
    description:
      'Entries of the submenu, in their order, at most 20; null or empty for none. A menu has at most three levels.',
  })
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  children?: MenuItemInput[] | null;
}

/** Makes a menu entry that leads to a page and shows the title of the page. */
export const entry = (target: SitePage): MenuItem => ({
  key: target.toLowerCase(),
  page: target,
  link: '',
  labels: [],
});

const { TEAM, FREQUENCIES: _, ON_AIR: __, ...inHeader } = SitePage;

/** Entries of the menu at the top of a website that was never arranged. */
export const defaultMenu: MenuItem[] = Object.values(inHeader).map(entry);

/** Entries of the menu at the bottom of a website that was never arranged. */
export const defaultFooterMenu: MenuItem[] = [entry(TEAM)];
