import { directionOf, languages, type Direction } from '../../i18n/languages';
import { themeColours } from '../theme/themeColours';

/** Allowed values and default of a preference. */
interface Definition<Value> {
  allowed: readonly Value[];
  byDefault: NoInfer<Value>;
}

const define = <const Value extends string | boolean>(
  allowed: readonly Value[],
  byDefault: NoInfer<Value>,
): Definition<Value> => ({ allowed, byDefault });

/** All layout preferences. Types, parsing and defaults derive from this list. */
export const definitions = {
  skin: define(['light', 'dark', 'bordered', 'semi-dark'], 'semi-dark'),
  themeColour: define(themeColours, 'violet'),
  language: define(languages, 'en'),
  /** `auto` follows the direction of the language. */
  direction: define(['auto', 'ltr', 'rtl'], 'auto'),
  layout: define(['vertical', 'horizontal'], 'vertical'),
  menuCollapsed: define([false, true], false),
  contentWidth: define(['full', 'boxed'], 'full'),
  navbar: define(['static', 'sticky', 'floating', 'hidden'], 'static'),
  navbarColour: define(['white', 'dark', ...themeColours], 'white'),
  banner: define([false, true], false),
  transition: define(['fadeIn', 'fade', 'zoomIn', 'slide', 'none'], 'fadeIn'),
};

type Definitions = typeof definitions;
export type PreferenceName = keyof Definitions;
export type LayoutPreferences = { [Name in PreferenceName]: Definitions[Name]['allowed'][number] };
export type Skin = LayoutPreferences['skin'];

export const storageKey = 'regie.layout';

export const defaultPreferences = preferencesFrom(({ byDefault }) => byDefault);

/** Parses stored preferences. Each missing or invalid value becomes its default, independently of the others. */
export function parsePreferences(stored: string | null): LayoutPreferences {
  const values = parseObject(stored);
  return preferencesFrom(
    ({ allowed, byDefault }, name) => allowed.find((value) => value === values[name]) ?? byDefault,
  );
}

/** Returns the reading direction of the portal. */
export function directionOfPortal({ direction, language }: LayoutPreferences): Direction {
  return direction === 'auto' ? directionOf(language) : direction;
}

/** Writes the preferences to attributes of the root element, for style sheets and screen readers. */
export function applyToDocument(preferences: LayoutPreferences, root = document.documentElement) {
  const { skin, themeColour, language, menuCollapsed, contentWidth, navbar } = preferences;
  root.dataset['skin'] = skin;
  root.dataset['colour'] = themeColour;
  root.dataset['menu'] = menuCollapsed ? 'collapsed' : 'open';
  root.dataset['width'] = contentWidth;
  root.dataset['navbar'] = navbar;
  root.classList.toggle('dark', skin === 'dark');
  root.classList.toggle('light', skin !== 'dark');
  root.lang = language;
  root.dir = directionOfPortal(preferences);
}

function preferencesFrom(
  valueOf: (definition: Definition<string | boolean>, name: string) => string | boolean,
): LayoutPreferences {
  return Object.fromEntries(
    Object.entries(definitions).map(([name, definition]) => [name, valueOf(definition, name)]),
  ) as LayoutPreferences;
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
