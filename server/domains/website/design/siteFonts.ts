import type { SiteFont } from './designChoices.ts';

/* Fonts of the websites: a closed list, shipped with the client, so that no page loads one from another host. The build of the client reads it too. */

/** A font file of a package: `latin`, `latin-ext` or `arabic`. The build stores it below `fontFolder`. */
export interface FontFile {
  package: string;
  subset: Subset;
  /** First 8 hexadecimal digits of the SHA-256 of the file, so that browsers may cache it forever. */
  hash: string;
  /** Range of weights that the file has. */
  weights: string;
}

type Subset = keyof typeof unicodeRanges;

const unicodeRanges = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-200A,U+2010-2027,U+202F-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+A720-A7FF',
  arabic:
    'U+0600-06FF,U+0750-077F,U+0870-088E,U+0890-0891,U+0897-08E1,U+08E3-08FF,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC',
} as const;

const file = (name: string, weights: string, subset: Subset, hash: string): FontFile => ({
  package: name,
  subset,
  hash,
  weights,
});

const latin = (name: string, weights: string, [main, extended]: readonly [string, string]) => [
  file(name, weights, 'latin', main),
  file(name, weights, 'latin-ext', extended),
];

/** A font of the list: a family for Latin letters, and the family that is used with it for Arabic letters. */
interface SiteFontFamily {
  /** Name of the family in CSS; empty for the font of the device. */
  family: string;
  files: readonly FontFile[];
  /** Fallback families of the device, used while the files load and for letters that the font lacks. */
  fallback: string;
}

const sans = 'system-ui,-apple-system,"Segoe UI","Noto Sans","Noto Sans Arabic",sans-serif';
const serif = 'Georgia,"Times New Roman","Noto Serif","Noto Naskh Arabic",serif';

export const siteFonts: Record<SiteFont, SiteFontFamily> = {
  SYSTEM: { family: '', files: [], fallback: sans },
  INTER: {
    family: 'Site Inter',
    files: [
      ...latin('inter', '100 900', ['3100e775', '34b9c504']),
      file('noto-sans-arabic', '100 900', 'arabic', 'ce85091f'),
    ],
    fallback: sans,
  },
  PLEX: {
    family: 'Site Plex',
    files: [
      ...latin('ibm-plex-sans', '100 700', ['e2291e84', 'd160e209']),
      file('cairo', '200 1000', 'arabic', '748022f5'),
    ],
    fallback: sans,
  },
  MONTSERRAT: {
    family: 'Site Montserrat',
    files: [
      ...latin('montserrat', '100 900', ['06b16db7', '54d9a78b']),
      file('alexandria', '100 900', 'arabic', 'e8d8ca61'),
    ],
    fallback: sans,
  },
  BRICOLAGE: {
    family: 'Site Bricolage',
    files: [
      ...latin('bricolage-grotesque', '200 800', ['a97804dc', 'e808f16b']),
      file('cairo', '200 1000', 'arabic', '748022f5'),
    ],
    fallback: sans,
  },
  LORA: {
    family: 'Site Lora',
    files: [
      ...latin('lora', '400 700', ['ddb8c660', '2a2d9c22']),
      file('noto-naskh-arabic', '400 700', 'arabic', '2a10d33e'),
    ],
    fallback: serif,
  },
};

/** Folder of the font files in the built client. Their URL paths begin with it too. */
export const fontFolder = 'assets/fonts';

/** Returns the names of a font file: in its npm package, and in `fontFolder`. */
export const fontFileNames = ({ package: name, subset, hash }: FontFile) => ({
  inPackage: `${name}-${subset}-wght-normal.woff2`,
  built: `${name}-${subset}-${hash}.woff2`,
});

/** CSS name of the Arabic family that is used with a Latin family. */
const arabicOf = (family: string) => `${family} Arabic`;

/**
 * Value of the CSS property `font-family` for a font. Pages that are not Arabic show the few Arabic words in them in a font of the device.
 */
export const familyOf = (name: SiteFont, isArabicPage: boolean): string => {
  const { family, fallback } = siteFonts[name];
  if (!family) return fallback;
  return [`"${family}"`, ...(isArabicPage ? [`"${arabicOf(family)}"`] : []), fallback].join();
};

/** Rules that load the files of a font; empty for the font of the device. */
export const fontFaces = (name: SiteFont): string => {
  const { family, files } = siteFonts[name];
  return files
    .map(
      (each) =>
        `@font-face{font-family:"${each.subset === 'arabic' ? arabicOf(family) : family}";font-display:swap;font-weight:${each.weights};src:url(/${fontFolder}/${fontFileNames(each).built}) format("woff2");unicode-range:${unicodeRanges[each.subset]}}`,
    )
    .join('\n');
};
