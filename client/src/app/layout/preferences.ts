import { directionOf, languages, type Direction } from '../../i18n/languages';
import { themeColours } from '../theme/themeColours';

/** What a preference can be, and what it is until somebody chooses. */
interface Definition<Value> {
  allowed: readonly Value[];
  byDefault: NoInfer<Value>;
}

const define = <const Value extends string | boolean>(
  allowed: readonly Value[],
  byDefault: NoInfer<Value>,
): Definition<Value> => ({ allowed, byDefault });

/** How people can have the portal. Everything else about the preferences follows from this list. */
export const definitions = {
  skin: define(['light', 'dark', 'bordered', 'semi-dark'], 'semi-dark'),
  themeColour: define(themeColours, 'violet'),
  language: define(languages, 'en'),
  /** `auto`: the way in which the language is written. */
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

/** Reads stored preferences; each that is missing or not allowed becomes its default, whatever the others are. */
export function parsePreferences(stored: string | null): LayoutPreferences {
  const values = parseObject(stored);
  return preferencesFrom(
    ({ allowed, byDefault }, name) => allowed.find((value) => value === values[name]) ?? byDefault,
  );
}

/** The way in which the portal is read. */
export function directionOfPortal({ direction, language }: LayoutPreferences): Direction {
  return direction === 'auto' ? directionOf(language) : direction;
}

/** Shows on the document itself what style sheets and screen readers go by. */
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
