import { Resolver } from 'type-graphql';
import { invalidInput } from '../../../kit/errors.ts';
import type { FieldProblems } from '../../../kit/errors.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { WriteResolver } from '../../../kit/resource/resolvers/writeResolver.ts';
import { alterRow } from '../../../kit/resource/recordedWrites.ts';
import { findStoredRows } from '../../../kit/resource/storedRows.ts';
import type { Write, Written } from '../../../kit/resource/writes.ts';
import { slugOfRadio } from '../settings/websiteAddress.ts';
import { Redirect } from './redirect.entity.ts';
import { RedirectInput, RedirectPatch } from './redirect.inputs.ts';
import { endOfChain, pathBelowSite, redirectsTo, storedTarget } from './redirects.ts';

@Resolver(() => Redirect)
export class RedirectResolver extends WriteResolver(Redirect, RedirectInput, RedirectPatch, {}) {
  protected override async check(given: RedirectPatch, write: Write<Redirect>): Promise<FieldProblems> {
    const radio = await slugOf(write);
    return {
      ...(given.path?.trim() && !pathBelowSite(given.path, radio) && { path: 'invalid' as const }),
      ...(given.target?.trim() && !storedTarget(given.target, radio) && { target: 'address' as const }),
    };
  }

  /** Follows existing redirects of the target, so that the stored target is never redirected again. Rejects loops. */
  protected override async prepare(given: RedirectPatch, write: Write<Redirect>): Promise<object> {
    const radio = await slugOf(write);
    const path = given.path === undefined ? write.existing!.path : pathBelowSite(given.path, radio)!;
    const target = given.target === undefined ? write.existing!.target : storedTarget(given.target, radio)!;
    const end = await endOfChain(write, target);
    if (end === undefined || end === path || target === path) throw invalidInput({ target: 'loop' });
    return { path, target: end, isAutomatic: false };
  }

  /** Updates redirects that lead to the new path: they lead to its target from now on. Those of former addresses follow their content. */
  protected override async afterWrite(written: Written<Redirect> & Writing): Promise<void> {
    if (written.action === 'delete') return;
    const { transaction, context, existing, changes } = written;
    const path = (changes['path']?.[1] ?? existing?.path) as string;
    const target = (changes['target']?.[1] ?? existing?.target) as string;
    const before = await redirectsTo.all(written, { target: path });
    const model = context.reads.models.of(Redirect);
    const rows = await findStoredRows(
      { transaction, context },
      model,
      before.map(({ id }) => id),
    );
    for (const row of rows.values()) await alterRow({ transaction, context }, model, row, { target });
  }
}

const slugOf = async (write: Write<Redirect>) =>
  (await slugOfRadio.first(write, { id: write.context.radioId! }))!.slug;
