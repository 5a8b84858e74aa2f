import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The files whose icons every page of the portal shows. */
const shownEverywhere = ['src/features/*/feature.tsx', 'src/app/layout/*.tsx', 'src/kit/list/*.tsx'];

/**
 * Finds the modules of the icons of the menu, of the frame and of lists: one chunk holds them all. Alone they are dozens
 * of requests, and what compresses together takes a fraction of the bytes.
 */
export function portalIcons(): RegExp {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const files = globSync(shownEverywhere, { cwd: folder });
  const names = files.flatMap((file) => iconsIn(readFileSync(folder + file, 'utf8')));
  return new RegExp(
    `lucide-react/dist/esm/icons/(?:${[...new Set(names)].map(fileNameOf).join('|')})\\.m?js$`,
  );
}

function iconsIn(source: string): string[] {
  const [, imported = ''] = /import \{([^}]*)\} from 'lucide-react'/.exec(source) ?? [];
  return imported
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}

/** `Building2` is in `building-2`. */
const fileNameOf = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/([a-zA-Z])(\d)/g, '$1-$2')
    .toLowerCase();
