import sharp from 'sharp';

/** Font, colour and wrapping width of a text to draw. */
export interface TextStyle {
  /** Families for Pango. */
  families: string;
  weight: 'Bold' | 'Medium' | 'Regular';
  /** `#rrggbb`. */
  colour: string;
  /** Width in pixels at which the text wraps. */
  width: number;
}

export interface DrawnText {
  input: Buffer;
  width: number;
  height: number;
}

/** Draws a text in the first of the sizes in which it fits into the height. In the last one, what does not fit is left out. */
export async function fittedText(
  text: string,
  style: TextStyle,
  { sizes, height }: { sizes: readonly number[]; height: number },
): Promise<DrawnText> {
  for (const size of sizes) {
    const drawn = await drawText(text, style, size);
    if (drawn.height <= height) return drawn;
  }
  const size = sizes.at(-1)!;
  for (
    let words = text.split(' ');
    words.length > 1;
    words = words.slice(0, Math.ceil(words.length * 0.8) - 1)
  ) {
    const drawn = await drawText(`${words.slice(0, -1).join(' ')} …`, style, size);
    if (drawn.height <= height) return drawn;
  }
  return drawText(`${[...text].slice(0, 12).join('')}…`, style, size);
}

/** Draws a text in a size in pixels. The picture is as large as the ink. */
async function drawText(text: string, style: TextStyle, size: number): Promise<DrawnText> {
  const { families, weight, colour, width } = style;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(text)}</span>`,
      font: `${families} ${weight} ${size}`,
      width,
      // Pango mirrors the alignment of texts from right to left: this is the side where lines start.
      align: 'left',
      wrap: 'word-char',
      spacing: Math.round(size * 0.08),
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for the markup of Pango, which refuses control characters; never empty, because an empty text cannot be drawn. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\p{Cc}|[\uFFFE\uFFFF]/gu, ' ')
    .replaceAll(/[&<>"']/g, (letter) => entities[letter]!) || ' ';
