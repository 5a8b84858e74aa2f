import { Entity, Enum, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { SiteTemplate } from '../design/designChoices.ts';
import type { StoredDesign } from '../design/websiteDesign.ts';
import type { SiteStyle } from '../design/siteStyle.ts';
import { defaultStyle } from '../design/templateStyles.ts';
import { defaultFooterMenu, defaultMenu, MenuItem } from '../menus/menuItem.ts';
import { defaultSections, Section } from '../sections/section.ts';
import { WebmasterSettings } from '../webmaster/webmasterSettings.ts';

@Entity()
@Unique({ properties: ['radio'] })
@OutputType({ rule: allow('read', 'Website'), description: 'Settings of the public website of a radio.' })
export class Website extends WebmasterSettings {
  @Field({
    description:
      'True when visitors can read the website, except during maintenance. Otherwise its addresses answer 404.',
  })
  @Property({ type: 'boolean', default: false })
  isPublic: boolean = false;

  @Field({ description: 'Line below the name of the radio, at most 120 characters. May be empty.' })
  @Property({ type: 'string', default: '' })
  tagline: string = '';

  @Field({ description: 'Introduction as plain text, at most 600 characters. May be empty.' })
  @Property({ type: 'text', default: '' })
  introduction: string = '';

  @Field({
    description:
      'Public e-mail address, which is shown in the footer and receives the messages of the contact form. Empty for none.',
  })
  @Property({ type: 'string', default: '' })
  email: string = '';

  @Field({
    description:
      'False when visitors can neither write nor read comments, regardless of `Content.allowsComments`.',
  })
  @Property({ type: 'boolean', default: true })
  allowsComments: boolean = true;

  @Field({
    description:
      'Words, one on each line. A comment that contains one of them waits for approval, even when an earlier one of its author was approved. At most 4,000 characters; may be empty.',
  })
  @Property({ type: 'text', default: '' })
  commentWords: string = '';

  @Enum({ items: () => Object.values(SiteTemplate), default: SiteTemplate.MAGAZINE })
  template: SiteTemplate = SiteTemplate.MAGAZINE;

  @Property({ type: 'json', default: JSON.stringify(defaultStyle) })
  style: SiteStyle = defaultStyle;

  /** The design before the last publication; null when there is none to restore. */
  @Property({ type: 'json', nullable: true })
  formerDesign: StoredDesign | null = null;

  @Field(() => [Section], { description: 'Sections of the home page, from top to bottom.' })
  @Property({ type: 'json', default: JSON.stringify(defaultSections) })
  sections: Section[] = defaultSections;

  @Field(() => [MenuItem], { description: 'Entries of the menu at the top of each page, in display order.' })
  @Property({ type: 'json', default: JSON.stringify(defaultMenu) })
  menu: MenuItem[] = defaultMenu;

  @Field(() => [MenuItem], {
    description: 'Entries of the menu at the bottom of each page, in display order.',
  })
  @Property({ type: 'json', default: JSON.stringify(defaultFooterMenu) })
  footerMenu: MenuItem[] = defaultFooterMenu;
}
