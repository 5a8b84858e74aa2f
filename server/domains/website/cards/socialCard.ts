import { createHash } from 'node:crypto';
import type { Focus } from '../../../kit/images/crop.ts';
import { SiteLanguage } from '../contents/contentEnums.ts';
import type { SiteFont } from '../design/designChoices.ts';
import { styleOfStored, type SitePalette } from '../design/siteStyle.ts';
import type { Site } from '../pages/site.ts';

/** Size in pixels of social cards, the pictures that social networks show beside a link. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Content of the social card of a page: its picture or, without one, its title. */
export interface CardSubject {
  /** Parts of the address of the page; the card is below it. */
  path: readonly string[];
  title: string;
  /** Short text above the title, such as the area. */
  label?: string;
  /** Text below the title. */
  summary?: string;
  /** Picture that fills the card. */
  picture?: { address: string; focus: Focus } | undefined;
  /** Address of a square cover beside the title. */
  cover?: string;
  /** Alternative text; the title when absent. */
  alt?: string;
}

/** All data that the drawing of a social card depends on. */
export interface SocialCard extends CardSubject {
  station: string;
  isRightToLeft: boolean;
  palette: SitePalette;
  font: SiteFont;
  logo: string;
}

/** Increased when the drawing changes, so that networks load the cards again. */
const drawingVersion = 1;

export function cardOf({ radio, settings, language }: Site, subject: CardSubject): SocialCard {
  const { light, headingFont, logo } = styleOfStored(settings.style);
  return {
    ...subject,
    station: radio.name,
    isRightToLeft: language === SiteLanguage.AR,
    palette: light,
    font: headingFont,
    logo,
  };
}

/** URL path of the social card of a page. Its query changes with the card, because social networks cache a picture by its URL. */
export function cardPathOf(site: Site, subject: CardSubject): string {
  const { picture, ...drawn } = cardOf(site, subject);
  const shown = picture ? { picture } : drawn;
  const hash = createHash('sha256')
    .update(JSON.stringify([drawingVersion, shown]))
    .digest('hex')
    .slice(0, 10);
  return `${site.addresses.of(...subject.path, cardFile)}?v=${hash}`;
}

export const cardFile = 'card.jpg';

/** Social card of pages without one of their own, such as the home page. A picture that the radio has chosen replaces it. */
export const homeCard = ({ radio, settings }: Site): CardSubject => ({
  path: [],
  title: radio.name,
  summary: settings.tagline,
});
