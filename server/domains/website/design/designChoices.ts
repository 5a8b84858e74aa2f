/* Choices of a design. Objects rather than enums: the portal and the build of the client share the names, as texts. */

/** Layout of a website. */
export const SiteTemplate = {
  MAGAZINE: 'MAGAZINE',
  MUSIC: 'MUSIC',
  COMMUNITY: 'COMMUNITY',
} as const;
export type SiteTemplate = keyof typeof SiteTemplate;

/** Font of a website. */
export const SiteFont = {
  SYSTEM: 'SYSTEM',
  INTER: 'INTER',
  PLEX: 'PLEX',
  MONTSERRAT: 'MONTSERRAT',
  BRICOLAGE: 'BRICOLAGE',
  LORA: 'LORA',
} as const;
export type SiteFont = keyof typeof SiteFont;

/** Roundness of the corners on a website. */
export const SiteCorners = {
  SQUARE: 'SQUARE',
  SLIGHT: 'SLIGHT',
  ROUND: 'ROUND',
} as const;
export type SiteCorners = keyof typeof SiteCorners;

/** Amount of space between the parts of a website's pages. */
export const SiteDensity = {
  COMPACT: 'COMPACT',
  NORMAL: 'NORMAL',
  SPACIOUS: 'SPACIOUS',
} as const;
export type SiteDensity = keyof typeof SiteDensity;

/** A colour of a palette. */
export const PaletteColour = {
  PRIMARY: 'PRIMARY',
  ACCENT: 'ACCENT',
  BACKGROUND: 'BACKGROUND',
  SURFACE: 'SURFACE',
  TEXT: 'TEXT',
} as const;
export type PaletteColour = keyof typeof PaletteColour;

export interface PaletteValues {
  primary: string;
  accent: string;
  background: string;
  surface: string;
  text: string;
}

export interface StyleValues {
  headingFont: SiteFont;
  bodyFont: SiteFont;
  corners: SiteCorners;
  density: SiteDensity;
  light: PaletteValues;
  dark: PaletteValues;
  logo: string;
  favicon: string;
}
