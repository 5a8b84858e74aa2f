import type { Abilities } from '../rules/abilities.ts';
import { ruleOfClass } from '../rules/outputType.ts';
import type { EntityModel, EntityModels } from './model.ts';

/** Kinds of rows that a viewer may not read, for all tables with several kinds. */
export interface UnreadKinds {
  /** The same text for all viewers who may read the same kinds. */
  key: string;
  of: (model: EntityModel) => readonly string[];
}

const known = new WeakMap<Abilities, UnreadKinds | null>();

/** The kinds of rows that a viewer may not read; null when the viewer may read all kinds. */
export function unreadKindsOf(models: EntityModels, abilities: Abilities): UnreadKinds | null {
  const remembered = known.get(abilities);
  if (remembered !== undefined) return remembered;
  const found = findUnread(models, abilities);
  known.set(abilities, found);
  return found;
}

function findUnread(models: EntityModels, abilities: Abilities): UnreadKinds | null {
  const byModel = new Map(models.withSeveralKinds().map((model) => [model, unreadIn(model, abilities)]));
  const key = [...byModel].map(([{ name }, values]) => `${name}:${values.join(',')}`).join(' ');
  const isAny = [...byModel.values()].some(({ length }) => length > 0);
  return isAny ? { key, of: (model) => byModel.get(model) ?? [] } : null;
}

const unreadIn = ({ several }: EntityModel, abilities: Abilities): string[] =>
  [...several!.classes].flatMap(([value, entity]) => {
    const rule = ruleOfClass(entity);
    return rule && !abilities.allows(rule) ? [value] : [];
  });
