import { timingSafeEqual } from 'node:crypto';
import { croppedPicture, type Focus } from '../../../kit/images/crop.ts';
import { wholeEnding } from '../../../kit/images/wholePicture.ts';
import { SecretBox } from '../../../kit/secretBox.ts';
import type { Storage } from '../../../kit/storage/storage.ts';

declare module '../../../kit/context.ts' {
  interface Services {
    pictureCrops: PictureCrops;
  }
}

/** Proportions of crops, with the widths in pixels in which each is offered. */
export const cropWidths = {
  '16x9': [320, 480, 640, 960, 1600],
  '1x1': [240, 480, 720],
  '4x3': [320, 480, 720, 960],
  '3x1': [480, 960, 1600],
} as const satisfies Record<string, readonly number[]>;

export type CropRatio = keyof typeof cropWidths;

const heightShares: Record<CropRatio, number> = { '16x9': 9 / 16, '1x1': 1, '4x3': 3 / 4, '3x1': 1 / 3 };

/** Folders of the stored pictures, and the width of the largest file of a picture without its whole one. */
interface CropSource {
  folders: readonly string[];
  largest: number;
}

export interface CropRequest {
  ratio: CropRatio;
  width: number;
  focus: Focus;
}

/** Key, proportions, focus, width and signature. */
const cropName = /^([\da-f]{32})-(\d+x\d+)-(\d{1,3})-(\d{1,3})-(\d{2,4})-([\w-]{16})\.webp$/;

const prefix = '/site-pictures/';

/** URL path of the page that serves crops. */
export const cropPath = `${prefix}:name`;

/**
 * Crops of stored pictures, made when a browser asks for them. Addresses are signed: only crops that a page shows exist, so that nobody
 * can make the server render others.
 */
export class PictureCrops {
  readonly #box: SecretBox;
  readonly #storage: Storage;
  readonly #source: CropSource;
  readonly #address: RegExp;

  constructor(secret: string, storage: Storage, source: CropSource) {
    this.#box = new SecretBox(secret, 'picture crops');
    this.#storage = storage;
    this.#source = source;
    this.#address = new RegExp(`^/files/(?:${source.folders.join('|')})/([\\da-f]{32})-\\d+\\.webp$`);
  }

  /** Path of a crop of a picture. */
  pathOf(picture: string, { ratio, width, focus }: CropRequest): string {
    const name = `${this.#keyOf(picture)}-${ratio}-${focus.x}-${focus.y}-${width}`;
    return `${prefix}${name}-${this.#signatureOf(name)}.webp`;
  }

  /** Paths of a crop in all widths, as `srcset`. */
  sourcesOf(picture: string, crop: Omit<CropRequest, 'width'>): string {
    return cropWidths[crop.ratio]
      .map((width) => `${this.pathOf(picture, { ...crop, width })} ${width}w`)
      .join(', ');
  }

  /** Renders the crop of a name; undefined when the name is not signed, not offered, or its picture does not exist. */
  async render(name: string): Promise<Buffer | undefined> {
    const [, key, ratioName, x, y, width, signature] = cropName.exec(name) ?? [];
    if (!key) return undefined;
    // guard: crop-needs-signature
    if (!this.#isSigned(name.slice(0, -`-${signature}.webp`.length), signature!)) return undefined;
    const ratio = ratioName as CropRatio;
    const isOffered = (cropWidths[ratio] as readonly number[] | undefined)?.includes(Number(width));
    if (!isOffered) return undefined;
    return this.#crop(key, {
      width: Number(width),
      height: Math.round(Number(width) * heightShares[ratio]),
      focus: { x: Number(x), y: Number(y) },
      format: 'webp',
    });
  }

  /** Renders a picture in another size; undefined when it does not exist. */
  renderPicture(picture: string, crop: Parameters<typeof croppedPicture>[1]): Promise<Buffer | undefined> {
    return this.#crop(this.#keyOf(picture), crop);
  }

  async #crop(key: string, crop: Parameters<typeof croppedPicture>[1]): Promise<Buffer | undefined> {
    const { folders, largest } = this.#source;
    const files = folders.flatMap((folder) => [
      `${folder}/${key}-${wholeEnding}`,
      `${folder}/${key}-${largest}.webp`,
    ]);
    for (const stored of files) {
      if ((await this.#storage.sizeOf(stored)) !== null)
        return this.#storage.withFile(stored, (path) => croppedPicture(path, crop));
    }
    return undefined;
  }

  #keyOf(picture: string): string {
    return this.#address.exec(picture)?.[1] ?? '';
  }

  #signatureOf(name: string): string {
    return this.#box.mark(name).slice(0, 16);
  }

  #isSigned(name: string, signature: string): boolean {
    return timingSafeEqual(Buffer.from(this.#signatureOf(name)), Buffer.from(signature));
  }
}
