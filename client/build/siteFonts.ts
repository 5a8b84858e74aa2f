import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import {
  fontFileNames,
  fontFolder,
  siteFonts,
  type FontFile,
} from '../../server/domains/website/design/siteFonts.ts';

const files = [
  ...new Map(
    Object.values(siteFonts).flatMap(({ files: own }) =>
      own.map((file) => [fontFileNames(file).built, file]),
    ),
  ).values(),
];

/**
 * Vite plugin that copies the fonts of the public websites from their npm packages into the build. It copies only the
 * character subsets that the websites use, under the file names in their style sheets.
 */
export function siteFontFiles(): Plugin {
  return {
    name: 'site-fonts',
    async generateBundle() {
      for (const file of files) {
        const source = await contentOf(file);
        this.emitFile({ type: 'asset', fileName: `${fontFolder}/${fontFileNames(file).built}`, source });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${fontFolder}`, (request, response, next) => {
        const file = files.find((each) => request.url === `/${fontFileNames(each).built}`);
        if (!file) return next();
        void contentOf(file).then((content) => {
          response.setHeader('content-type', 'font/woff2');
          response.end(content);
        }, next);
      });
    },
  };
}

/** Reads a font file. Throws when its content no longer matches the hash in its name, because browsers cache it forever. */
async function contentOf(file: FontFile): Promise<Buffer> {
  const folder = new URL(`../../node_modules/@fontsource-variable/${file.package}/files/`, import.meta.url);
  const content = await readFile(fileURLToPath(new URL(fontFileNames(file).inPackage, folder)));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, file.hash.length);
  if (hash !== file.hash)
    throw new Error(`The font ${fontFileNames(file).built} has changed: write ${hash} into siteFonts.ts.`);
  return content;
}
