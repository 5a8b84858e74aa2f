import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { trueTypeOf } from '../../../kit/images/fonts/woff2.ts';
import { SiteFont } from '../design/designChoices.ts';
import { fontFileNames, fontFolder, siteFonts, type FontFile } from '../design/siteFonts.ts';

/**
 * Provides the fonts of the websites for drawing social cards. `sharp` reads no WOFF2: each font is converted to TrueType once, in a folder
 * of this machine.
 */
export class CardFonts {
  readonly #clientDir: string;
  readonly #folder: string;
  readonly #loaded = new Map<SiteFont, Promise<string>>();

  constructor({ clientDir, filesDir }: { clientDir: string; filesDir: string }) {
    this.#clientDir = clientDir;
    this.#folder = join(filesDir, '.fonts');
  }

  /** Makes a font available to `sharp`, and returns its families for Pango, Latin before Arabic. */
  familiesOf(name: SiteFont): Promise<string> {
    // The server has no font of the visitor's device.
    const font = name === SiteFont.SYSTEM ? SiteFont.INTER : name;
    const loading = this.#loaded.get(font) ?? this.#load(font);
    this.#loaded.set(font, loading);
    loading.catch(() => this.#loaded.delete(font));
    return loading;
  }

  async #load(name: SiteFont): Promise<string> {
    const { family, files } = siteFonts[name];
    const families = new Set<string>();
    for (const file of files) {
      const own = file.subset === 'arabic' ? `${family} Arabic` : family;
      families.add(own);
      await register(await this.#converted(file, own));
    }
    return [...families].join(',');
  }

  /** Path of a font as TrueType; several processes may convert it at once. */
  async #converted(file: FontFile, family: string): Promise<string> {
    const name = `${family.toLowerCase().replaceAll(' ', '-')}-${fontFileNames(file).built}`;
    const path = join(this.#folder, name.replace('.woff2', '.ttf'));
    if (await exists(path)) return path;
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const unfinished = `${path}.${randomUUID()}`;
    const content = await trueTypeOf(await this.#shipped(file), family);
    await writeFile(unfinished, content, { mode: 0o600 });
    await rename(unfinished, path);
    return path;
  }

  /** The font file of the built client, or of its package while the client is not built. */
  async #shipped(file: FontFile): Promise<Buffer> {
    const { built, inPackage } = fontFileNames(file);
    const path = join(this.#clientDir, fontFolder, built);
    if (await exists(path)) return readFile(path);
    const { resolve } = createRequire(import.meta.url);
    return readFile(resolve(`@fontsource-variable/${file.package}/files/${inPackage}`));
  }
}

/** Adds a font file to those of Pango, which stays until the process ends. */
async function register(fontfile: string): Promise<void> {
  await sharp({ text: { text: 'a', fontfile, width: 100, dpi: 72 } })
    .raw()
    .toBuffer();
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
