import { Resolver } from 'type-graphql';
import { invalidInput } from '../../../kit/errors.ts';
import type { FieldProblems } from '../../../kit/errors.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { WriteResolver } from '../../../kit/resource/resolvers/writeResolver.ts';
import { alterRow } from '../../../kit/resource/recordedWrites.ts';
import { findStoredRows } from '../../../kit/resource/storedRows.ts';
import type { Write, Written } from '../../../kit/resource/writes.ts';
import { findRadioSlug } from '../settings/websiteAddress.ts';
import { Redirect } from './redirect.entity.ts';
import { RedirectInput, RedirectPatch } from './redirect.inputs.ts';
import { isPagePath } from './pagePaths.ts';
import {
  chainFrom,
  hostsOfSite,
  pathBelowSite,
  findRedirectsTo,
  storedTarget,
  type SiteHosts,
} from './redirects.ts';

@Resolver(() => Redirect)
export class RedirectResolver extends WriteResolver(Redirect, RedirectInput, RedirectPatch, {
  views: 'redirects',
  roles: { staff: ['read'], editor: ['manage'] },
}) {
  protected override async check(given: RedirectPatch, write: Write<Redirect>): Promise<FieldProblems> {
    const hosts = await hostsOf(write);
    return {
      ...(given.path?.trim() && !pathBelowSite(given.path, hosts) && { path: 'invalid' as const }),
      ...(given.target?.trim() && !storedTarget(given.target, hosts) && { target: 'address' as const }),
    };
  }

  /**
   * Follows existing redirects of the target to the first page, or to the end of the chain, so that the stored target is not redirected
   * again. Rejects loops.
   */
  protected override async prepare(given: RedirectPatch, write: Write<Redirect>): Promise<object> {
    const hosts = await hostsOf(write);
    const path = given.path === undefined ? write.existing!.path : pathBelowSite(given.path, hosts)!;
    const target = given.target === undefined ? write.existing!.target : storedTarget(given.target, hosts)!;
    const chain = await chainFrom(write, target);
    if (!chain || chain.includes(path)) throw invalidInput({ target: 'loop' });
    return { path, target: await firstPage(write, chain), isAutomatic: false };
  }

  /**
   * Updates redirects that lead to the new path: they lead to its target from now on. Those of former addresses follow their content,
   * and those that lead to a page still lead to it.
   */
  protected override async afterWrite(written: Written<Redirect> & Writing): Promise<void> {
    if (written.action === 'delete') return;
    const { transaction, context, existing, changes } = written;
    const path = (changes['path']?.[1] ?? existing?.path) as string;
    const target = (changes['target']?.[1] ?? existing?.target) as string;
    if (await isPagePath(written, path)) return;
    const before = await findRedirectsTo.all(written, { target: path });
    const model = context.reads.models.of(Redirect);
    const rows = await findStoredRows(
      { transaction, context },
      model,
      before.map(({ id }) => id),
    );
    for (const row of rows.values()) await alterRow({ transaction, context }, model, row, { target });
  }
}

async function hostsOf(write: Write<Redirect>): Promise<SiteHosts> {
  const { slug } = (await findRadioSlug.first(write, { id: write.context.radioId! }))!;
  return hostsOfSite(write.context.services, slug);
}

/** The first target of a chain that is a page, or the last one. */
async function firstPage(write: Write<Redirect>, chain: readonly string[]): Promise<string> {
  for (const target of chain) if (await isPagePath(write, target)) return target;
  return chain.at(-1)!;
}
