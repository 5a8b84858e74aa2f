import type { Context } from '../../../../kit/context.ts';
import { allow, type Rule } from '../../../../kit/rules/rule.ts';
import { libraryKinds, requireKind, type LibraryKind } from '../../media/kinds/mediaKind.ts';
import { CriterionField as Of, CriterionOperator as By } from './smartCriteria.ts';

/** Rights that criteria require beyond the right to read media. */
const rules: Partial<Record<Of, Rule>> = {
  [Of.ARTISTE]: allow('read', 'Artiste'),
  [Of.ALBUM]: allow('read', 'Album'),
  [Of.CATEGORY]: allow('read', 'MediaCategory'),
  [Of.TAG]: allow('read', 'MediaTag'),
};

interface Criteria {
  matchAll?: boolean | null | undefined;
  criteria: ReadonlyArray<{ field: Of; operator: By; value: string }>;
}

/**
 * Throws unless the viewer may read everything that a smart playlist's criteria refer to. Otherwise the number of matches would
 * reveal it.
 */
export function requireCriteria(context: Context, { matchAll, criteria }: Criteria): void {
  const { abilities } = context;
  abilities.require(allow('read', 'MediaItem'));
  // guard: criteria-need-kinds
  for (const kind of kindsFound(matchAll ?? true, criteria)) requireKind(context, kind);
  for (const { field } of criteria) {
    const rule = rules[field];
    if (rule) abilities.require(rule);
  }
}

/**
 * Kinds of media that the criteria can find.
 * When matching one criterion is enough, a criterion on another field than the kind can find media of every
 * kind.
 */
function kindsFound(matchAll: boolean, criteria: Criteria['criteria']): LibraryKind[] {
  const fits = (kind: LibraryKind, { operator, value }: Criteria['criteria'][number]) =>
    operator === By.IS ? value === kind : operator !== By.IS_NOT || value !== kind;
  const ofKind = criteria.filter(({ field }) => field === Of.KIND);
  return libraryKinds.filter((kind) =>
    matchAll
      ? ofKind.every((criterion) => fits(kind, criterion))
      : ofKind.length < criteria.length || ofKind.some((criterion) => fits(kind, criterion)),
  );
}
