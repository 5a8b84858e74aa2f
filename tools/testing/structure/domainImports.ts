import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { allImportsOf } from './folderImports.ts';

/** The folders of `server/domains`. Each may import from those before it. */
export const domainOrder = [
  'platform',
  'content',
  'library',
  'chat',
  'programmes',
  'scheduling',
  'broadcasting',
  'audience',
  'website',
  'business',
  'workspace',
] as const;

/** Tests, demo data and benchmarks may import files of any domain. */
const isExempt = (file: string) =>
  /\.test\.ts$|\.seed\.ts$|\.generated\.ts$|(?:^|\/)(?:testing|sample|bench|migrations)\//.test(file);

export interface DomainImport {
  /** Path of the importing file, relative to the server's folder. */
  file: string;
  /** Path of the imported file, relative to the server's folder. */
  target: string;
}

/** All imports in the server's files from another domain. */
export function domainImportsOf(server: string): DomainImport[] {
  return readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !isExempt(file) && file !== 'domains/index.ts')
    .flatMap((file) =>
      allImportsOf(readFileSync(join(server, file), 'utf8'))
        .map((path) => ({ file, target: relative(server, join(server, dirname(file), path)) }))
        .filter(({ target }) => domainOf(target) !== undefined && domainOf(target) !== domainOf(file)),
    );
}

/** Imports of a file of another domain other than its `public.ts`. */
export const importsPastFaces = (imports: readonly DomainImport[]): DomainImport[] =>
  imports.filter(({ target }) => target.split('/').slice(2).join('/') !== 'public.ts');

/** Imports from a domain that comes later in `domainOrder`. */
export const importsUpwards = (imports: readonly DomainImport[]): DomainImport[] =>
  imports.filter(({ file, target }) => {
    const from = domainOf(file);
    return from !== undefined && positionOf(domainOf(target)!) > positionOf(from);
  });

const positionOf = (domain: string) => domainOrder.indexOf(domain as (typeof domainOrder)[number]);

/** The domain of a file; undefined for a file elsewhere and for the list of domains. */
function domainOf(file: string): string | undefined {
  const [top, domain, ...rest] = file.split('/');
  return top === 'domains' && rest.length > 0 ? domain : undefined;
}
