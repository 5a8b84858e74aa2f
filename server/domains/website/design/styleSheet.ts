import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { baseRules, printRules } from './css/base.ts';
import { communityRules } from './css/community.ts';
import { menuRules } from './css/menus.ts';
import { magazineRules } from './css/magazine.ts';
import { musicRules } from './css/music.ts';
import { partRules } from './css/parts.ts';
import { quizRules } from './css/quiz.ts';
import { tokensOf } from './css/tokens.ts';
import type { SiteTemplate } from './designChoices.ts';
import { styleOfStored, type SiteStyle } from './siteStyle.ts';

/** Template and style of a website, from which its style sheet is made. */
export interface Styled {
  template: SiteTemplate;
  style: Partial<SiteStyle>;
}

const templateRules: Record<SiteTemplate, string> = {
  MAGAZINE: magazineRules,
  MUSIC: musicRules,
  COMMUNITY: communityRules,
};

interface StyleSheet {
  text: string;
  /** Name of the file: it changes with each value of the style and each rule. */
  name: string;
}

/** Style sheets by their values, since every page of a website names its own. */
const made = new LRUCache<string, StyleSheet>({ max: 100 });

/** Makes the style sheet of a design. Everything in it is a rule of ours or a checked value. */
export function styleSheetOf({ template, style }: Styled): StyleSheet {
  const key = JSON.stringify([template, style]);
  const known = made.get(key);
  if (known) return known;
  const text = `@layer tokens,base,template;
@layer tokens{${tokensOf(styleOfStored(style))}}
@layer base{${baseRules}${menuRules}${partRules}${quizRules}}
@layer template{${templateRules[template] ?? magazineRules}}
${printRules}`;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  const sheet = { text, name: `${template.toLowerCase()}-${hash}.css` };
  made.set(key, sheet);
  return sheet;
}
