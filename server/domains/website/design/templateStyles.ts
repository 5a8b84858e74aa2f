import type { SiteTemplate, StyleValues } from './designChoices.ts';

/* Styles of the templates. Without decorators, so that the portal can offer them. */

/** Default style of each template, for websites that use the template unchanged. */
export const templateStyles: Record<SiteTemplate, StyleValues> = {
  MAGAZINE: {
    headingFont: 'LORA',
    bodyFont: 'SYSTEM',
    corners: 'SLIGHT',
    density: 'NORMAL',
    light: {
      primary: '#5b2fc4',
      accent: '#9a2a4f',
      background: '#fbfbfc',
      surface: '#ffffff',
      text: '#17171c',
    },
    dark: {
      primary: '#a78bfa',
      accent: '#f29ab8',
      background: '#121217',
      surface: '#1b1b22',
      text: '#f2f2f5',
    },
    logo: '',
    favicon: '',
  },
  MUSIC: {
    headingFont: 'MONTSERRAT',
    bodyFont: 'SYSTEM',
    corners: 'SQUARE',
    density: 'COMPACT',
    light: {
      primary: '#c2185b',
      accent: '#8a3a00',
      background: '#f7f4ef',
      surface: '#ffffff',
      text: '#1a1114',
    },
    dark: {
      primary: '#ff5c93',
      accent: '#ffb266',
      background: '#0c0a10',
      surface: '#18141d',
      text: '#f7f2f5',
    },
    logo: '',
    favicon: '',
  },
  COMMUNITY: {
    headingFont: 'BRICOLAGE',
    bodyFont: 'SYSTEM',
    corners: 'ROUND',
    density: 'SPACIOUS',
    light: {
      primary: '#0f766e',
      accent: '#a33b12',
      background: '#fdf8ef',
      surface: '#ffffff',
      text: '#1d2a28',
    },
    dark: {
      primary: '#5eead4',
      accent: '#fdba74',
      background: '#0f1917',
      surface: '#182522',
      text: '#eef5f3',
    },
    logo: '',
    favicon: '',
  },
};

/** Style of a website that was never designed. */
export const defaultStyle: StyleValues = templateStyles.MAGAZINE;
