import sharp, { type OverlayOptions } from 'sharp';
import { centre, croppedPicture } from '../../../kit/images/crop.ts';
import { decoding } from '../../../kit/images/picture.ts';
import type { Storage } from '../../../kit/storage/storage.ts';
import { mutedText, textOn } from '../design/css/tokens.ts';
import type { PictureCrops } from '../pictures/pictureCrops.ts';
import type { CardFonts } from './cardFonts.ts';
import { fittedText, type DrawnText, type TextStyle } from './drawnText.ts';
import { cardSize, type SocialCard } from './socialCard.ts';

declare module '../../../kit/context.ts' {
  interface Services {
    socialCards: SocialCards;
  }
}

const margin = 72;
/** Height of the band at the bottom. */
const band = 20;
const coverSide = cardSize.height - band;
/** Height for the texts above the footer, and the middle of the footer from the top. */
const textHeight = 400;
const footerMiddle = 546;
/** Share of the remaining height for a title with a summary below it. */
const titleShare = 0.7;
const logoBox = { width: 300, height: 64 };
const markSide = 44;

interface Parts {
  storage: Storage;
  crops: PictureCrops;
  fonts: CardFonts;
}

/** Draws social cards, the pictures that networks show beside a link to a page. */
export class SocialCards {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Renders a card as JPEG, because some networks read no WebP. */
  async render(card: SocialCard): Promise<Buffer> {
    const { picture } = card;
    const cropped =
      picture &&
      (await this.#parts.crops.renderPicture(picture.address, {
        ...cardSize,
        focus: picture.focus,
        format: 'jpeg',
      }));
    return cropped ?? this.#draw(card);
  }

  async #draw(card: SocialCard): Promise<Buffer> {
    const { isRightToLeft } = card;
    const colours = coloursOf(card);
    const [families, cover, logo] = await Promise.all([
      this.#parts.fonts.familiesOf(card.font),
      this.#stored(card.cover, (path) =>
        croppedPicture(path, { width: coverSide, height: coverSide, focus: centre, format: 'webp' }),
      ),
      this.#stored(card.logo, fittedLogo),
    ]);
    return decoding(async () => {
      const width = cardSize.width - 2 * margin - (cover ? coverSide : 0);
      const style: TextStyle = { families, weight: 'Bold', colour: colours.title, width };
      /** Places a part at a distance from the side where lines start. */
      const overlay = (input: Buffer, partWidth: number, top: number, start = margin): OverlayOptions => ({
        input,
        top: Math.round(top),
        left: Math.round(isRightToLeft ? cardSize.width - start - partWidth : start),
      });
      const footer = await footerOf(card, style, logo ?? (await markOf(colours.mark)));
      const texts = await textsOf(card, style, colours);
      const height = texts.reduce((sum, { drawn, gap }) => sum + drawn.height + gap, 0);
      let top = margin + Math.max(0, textHeight - height) / 2;
      const layers = [
        ...(cover ? [overlay(cover, coverSide, 0, cardSize.width - coverSide)] : []),
        ...texts.map(({ drawn, gap }) => {
          const layer = overlay(drawn.input, drawn.width, top);
          top += drawn.height + gap;
          return layer;
        }),
        ...footer.map((part) =>
          overlay(part.input, part.width, footerMiddle - part.height / 2, margin + part.start),
        ),
        overlay(
          await rectangle(cardSize.width, band, colours.band),
          cardSize.width,
          cardSize.height - band,
          0,
        ),
        overlay(await rectangle(240, band, colours.bandStart), 240, cardSize.height - band, 0),
      ];
      return sharp({ create: { ...cardSize, channels: 3, background: colours.background } })
        .composite(layers)
        .jpeg({ quality: 90, chromaSubsampling: '4:4:4', mozjpeg: true })
        .toBuffer();
    });
  }

  /** Makes something of a stored file by its address; undefined when the file does not exist. */
  async #stored<Result>(
    address: string | undefined,
    work: (path: string) => Promise<Result>,
  ): Promise<Result | undefined> {
    const { storage } = this.#parts;
    const key = address?.slice('/files/'.length);
    if (!key || (await storage.sizeOf(key)) === null) return undefined;
    return storage.withFile(key, work);
  }
}

interface CardColours {
  background: string;
  title: string;
  label: string;
  summary: string;
  mark: string;
  band: string;
  bandStart: string;
}

/** Colours of a card: those of a page or, for a home page without a logo, those of a button. */
function coloursOf({ palette, path, logo }: SocialCard): CardColours {
  const { primary, accent, background, text } = palette;
  const page = { background, title: text, label: accent, summary: mutedText(palette), mark: primary };
  if (path.length > 0 || logo) return { ...page, band: primary, bandStart: accent };
  const title = textOn(primary);
  const home = { background: primary, title, label: title, summary: title, mark: title };
  return { ...home, band: accent, bandStart: background };
}

/** Label, title and summary, with the gap below each. Leaves out the summary unless more than 60 pixels remain for it. */
async function textsOf(
  { label, title, summary, path }: SocialCard,
  style: TextStyle,
  colours: CardColours,
): Promise<Array<{ drawn: DrawnText; gap: number }>> {
  const parts: Array<{ drawn: DrawnText; gap: number }> = [];
  let room = textHeight;
  const add = async (
    text: string,
    own: Partial<TextStyle>,
    sizes: readonly number[],
    height: number,
    gap: number,
  ) => {
    const drawn = await fittedText(text, { ...style, ...own }, { sizes, height });
    parts.push({ drawn, gap });
    room -= drawn.height + gap;
  };
  if (label) await add(label, { colour: colours.label }, [30], 44, 34);
  const isHome = path.length === 0;
  const sizes = [...(isHome ? [132, 110] : []), 88, 76, 66, 56, 48, 42, 36];
  await add(title, {}, sizes, summary ? room * titleShare : room, summary ? (isHome ? 50 : 38) : 0);
  if (summary && room > 60)
    await add(
      summary,
      { colour: colours.summary, weight: 'Medium' },
      isHome ? [42, 36, 30] : [34, 30],
      room,
      0,
    );
  return parts;
}

/** Logo or mark, and the name of the station; a home page has the name as its title. */
async function footerOf({ station, title }: SocialCard, style: TextStyle, mark: DrawnText) {
  const first = { ...mark, start: 0 };
  if (station === title) return [first];
  const width = style.width - mark.width - 20;
  const name = await fittedText(station, { ...style, width }, { sizes: [34, 28], height: 48 });
  return [first, { ...name, start: mark.width + 20 }];
}

async function fittedLogo(path: string): Promise<DrawnText> {
  const { data, info } = await sharp(path)
    .resize({ ...logoBox, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

const rectangle = (width: number, height: number, background: string): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/** The mark beside the name at the top of the pages: bars on a square with round corners. */
async function markOf(colour: string): Promise<DrawnText> {
  const [own, bars] = [bytesOf(colour), bytesOf(textOn(colour))];
  const pixels = Buffer.alloc(markSide * markSide * 4);
  for (let index = 0; index < markSide * markSide; index++) {
    const [x, y] = [index % markSide, Math.floor(index / markSide)];
    const isBar = Math.abs(y - markSide / 2 + 0.5) < 12 && x >= 10 && x < 34 && (x - 10) % 10 < 4;
    pixels.set([...(isBar ? bars : own), Math.round(255 * roundness(x, y))], index * 4);
  }
  const raw = { width: markSide, height: markSide, channels: 4 } as const;
  return { input: await sharp(pixels, { raw }).png().toBuffer(), width: markSide, height: markSide };
}

/** Share of a pixel that lies inside the round corners. */
function roundness(x: number, y: number): number {
  const radius = 10;
  const [dx, dy] = [x, y].map((at) => Math.max(0, radius - 0.5 - Math.min(at, markSide - 1 - at)));
  return Math.max(0, Math.min(1, radius - Math.hypot(dx!, dy!)));
}

const bytesOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
