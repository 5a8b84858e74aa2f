// A registry of modules, because decorators of properties fill it when their class is loaded.

import { allow, Ruled, type Rule } from './rule.ts';

const guarded = new Map<unknown, Map<string, Rule>>();

/**
 * Gives a field its own rule, in addition to the rule of its type. Viewers without the permission get null and an error for the
 * field, and cannot filter, sort or search lists by it.
 */
export function Guarded(action: string, subject: string): PropertyDecorator {
  return (target, key) => {
    const rule = allow(action, subject);
    Ruled(rule)(target, key as string);
    guarded.set(target.constructor, new Map(guardedProperties(target.constructor)).set(String(key), rule));
  };
}

/** The properties of a class and its base classes that have their own rule, with that rule. */
export function guardedProperties(owner: unknown): ReadonlyMap<string, Rule> {
  for (let current = owner; current; current = Object.getPrototypeOf(current)) {
    const found = guarded.get(current);
    if (found) return found;
  }
  return none;
}

const none: ReadonlyMap<string, Rule> = new Map();
