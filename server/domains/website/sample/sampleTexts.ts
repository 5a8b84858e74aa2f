import type { ContentKind, SiteLanguage } from '../contents/contentEnums.ts';
import { samplePicture } from './samplePictures.ts';
import type { SceneName } from './scenes.ts';

/** A text of a sample content in one language. */
interface SampleText {
  title: string;
  excerpt: string;
  body: string;
  alt: string;
  tags?: readonly string[];
}

/** A content of the sample website, in its three languages. */
export interface SampleContent {
  key: string;
  kind: ContentKind;
  topic?: string;
  scene: SceneName;
  /** Days before the day of the seed on which it was published. */
  age: number;
  price?: string;
  /** Photos of an album. */
  photos?: ReadonlyArray<{ scene: SceneName } & Record<SiteLanguage, string>>;
  EN: SampleText;
  FR: SampleText;
  AR: SampleText;
}

/** Writes the paragraphs of a text as HTML. */
export const paragraphs = (...texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('');

/** Writes the HTML of a quote with its source. */
export const quote = (text: string, source: string) =>
  `<blockquote><p>${text}</p><p><cite>${source}</cite></p></blockquote>`;

/** Writes the HTML of a sample picture with a caption. */
export const pictureOf = (scene: SceneName, alt: string, caption: string) =>
  `<figure><img src="${samplePicture(scene)}" alt="${alt}" width="960" height="540" /><figcaption>${caption}</figcaption></figure>`;

/** Writes the HTML of a table with a heading row. */
export const table = (heading: readonly string[], ...rows: ReadonlyArray<readonly string[]>) =>
  `<table><tbody>${rowOf('th', heading)}${rows.map((row) => rowOf('td', row)).join('')}</tbody></table>`;

const rowOf = (cell: 'th' | 'td', texts: readonly string[]) =>
  `<tr>${texts.map((text) => `<${cell}><p>${text}</p></${cell}>`).join('')}</tr>`;
