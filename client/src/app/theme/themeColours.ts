/** Names of the shades, from lightest to darkest; 550 fills buttons in the dark skin. */
const shades = [50, 100, 200, 300, 400, 500, 550, 600, 700, 800, 900, 950] as const;

/**
 * Palettes of the theme colours. A shade has the same contrast with white and with the dark greys in every palette, so that text is
 * equally readable in all of them; a test checks this.
 */
const palettes = {
  violet: 'f4f1fe eae4fd d6cbfb b9a5f6 9a7bf0 7a52e2 7048d9 5b2fc4 4d28a5 402386 341e69 21123f',
  blue: 'edf4fd dce8fc bbd3f8 89b3f1 5490e7 2e79e5 1c6edc 0e63d0 0a52ad 0b418a 0a326a 092042',
  teal: 'ebf4f4 d9eaea b6d8d8 7ebcbb 369d9d 02898a 047e7e 007374 005f5f 014d4d 023a3b 002526',
  green: 'ecf5ee dcebdf bbd9c1 89bd96 4e9e67 188e4a 018341 01783b 016330 024e25 003c1b 052611',
  plum: 'fbf0f6 f8e2ed f1c5dd e49bc4 d26ca9 c94d9b be3e90 b33487 94296f 772159 5b1b44 39122b',
  graphite: 'f2f2f4 e7e8e9 d0d2d5 aeb1b8 8a8f97 767c86 6c717b 626872 50555d 40444a 313439 1f2024',
};

export type ThemeColour = keyof typeof palettes;
export const themeColours = Object.keys(palettes) as ThemeColour[];

/** Returns the shades of a theme colour as hex colours, by shade number such as `500`. */
export function shadesOf(colour: ThemeColour): Record<string, string> {
  return Object.fromEntries(
    palettes[colour].split(' ').map((hex, index) => [String(shades[index]), `#${hex}`]),
  );
}

/**
 * Global styles that set the brand colour in elements with `data-colour`, such as the document. `!important`, because the default token
 * values are in a later cascade layer.
 */
export const themeColourStyles = Object.fromEntries(
  themeColours.map((colour) => [
    `[data-colour=${colour}]`,
    Object.fromEntries(
      Object.entries(shadesOf(colour)).map(([shade, hex]) => [
        `--regie-colors-brand-${shade}`,
        `${hex} !important`,
      ]),
    ),
  ]),
);
