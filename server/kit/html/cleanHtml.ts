import sanitizeHtml from 'sanitize-html';
import { ownPicture, safeAddress } from './addresses.ts';
import { referenceKinds, targetOf } from './references.ts';

/**
 * Maximum characters of an HTML text, about twenty pages. In Latin and Arabic script they fit into one request. Longer inputs are
 * rejected as `tooLong`.
 */
export const maxHtml = 100_000;

const texts = ['p', 'h2', 'h3', 'h4', 'pre', 'blockquote', 'cite', 'ul', 'ol', 'li', 'hr', 'br'];
const blocks = [...texts, 'figure', 'figcaption', 'table', 'tbody', 'tr', 'th', 'td'];
const inline = ['strong', 'em', 'u', 's', 'code'];

/** Elements that are removed with their contents. For other forbidden elements, only the tags are removed. */
const dropped = [
  'script',
  'style',
  'template',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'object',
  'svg',
  'math',
  'textarea',
  'select',
  'option',
  'title',
  'xmp',
  'plaintext',
];

const maxDepth = 40;
const number = /^[1-9]\d{0,3}$/;

/** Number of columns or rows of a cell, 2 to 20. */
const span = /^(?:[2-9]|1\d|20)$/;

const onlySpans = (attributes: sanitizeHtml.Attributes) =>
  Object.fromEntries(
    ['colspan', 'rowspan'].flatMap((name) =>
      span.test(attributes[name] ?? '') ? [[name, attributes[name]!]] : [],
    ),
  );

const cell = (tagName: string, attributes: sanitizeHtml.Attributes) => ({
  tagName,
  attribs: onlySpans(attributes),
});

const onlyNumbers = (attributes: sanitizeHtml.Attributes, ...names: string[]) =>
  Object.fromEntries(
    names.flatMap((name) => (number.test(attributes[name] ?? '') ? [[name, attributes[name]!]] : [])),
  );

const options: sanitizeHtml.IOptions = {
  allowedTags: [...blocks, ...inline, 'a', 'img'],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
  },
  // A second line of defence, because `safeAddress` has already checked the addresses as a browser reads them.
  allowedSchemes: ['http', 'https', 'mailto'],
  nonTextTags: dropped,
  nestingLimit: maxDepth,
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    strike: 's',
    del: 's',
    a: (tagName, { href }) => ({ tagName, attribs: linkTo(href) }),
    img: (tagName, attributes) => {
      const src = ownPicture(attributes['src']);
      const { alt = '' } = attributes;
      return {
        tagName,
        attribs: src
          ? { src, alt: alt.slice(0, 500), ...onlyNumbers(attributes, 'width', 'height') }
          : ({} as sanitizeHtml.Attributes),
      };
    },
    ol: (tagName, attributes) => ({ tagName, attribs: onlyNumbers(attributes, 'start') }),
    td: cell,
    th: cell,
  },
  exclusiveFilter: ({ tag, attribs, mediaChildren }) => {
    if (tag === 'img') return !attribs['src'];
    // A link without an address, and a figure without a picture, are replaced by their text.
    const isBare = tag === 'a' && !attribs['href'] && !attribs['data-record'];
    return isBare || (tag === 'figure' && !mediaChildren?.includes('img')) ? 'excludeTag' : false;
  },
};

/** `options` with the references of contents, see `references.ts`. */
const withReferences: sanitizeHtml.IOptions = {
  ...options,
  allowedAttributes: {
    ...options.allowedAttributes,
    a: ['href', 'rel', 'target', 'data-record'],
    p: referenceKinds.map((kind) => `data-${kind}`),
  },
  transformTags: {
    ...options.transformTags,
    a: (tagName, { href, 'data-record': record }) => ({
      tagName,
      attribs: targetOf('record', record) ? { 'data-record': record! } : linkTo(href),
    }),
    p: (tagName, attributes) => {
      const kind = referenceKinds.find((known) => attributes[`data-${known}`] !== undefined);
      const target = kind && targetOf(kind, attributes[`data-${kind}`]);
      return { tagName, attribs: target ? { [`data-${kind}`]: target } : ({} as sanitizeHtml.Attributes) };
    },
  },
};

function linkTo(href: string | undefined): sanitizeHtml.Attributes {
  const address = safeAddress(href);
  if (!address) return {};
  const leaves = !address.startsWith('/');
  return {
    href: address,
    ...(leaves && { rel: 'noopener noreferrer nofollow' }),
    ...(/^https?:/.test(address) && { target: '_blank' }),
  };
}

/**
 * Makes HTML from users safe to show. Allows the elements of the editor, links to the web, to e-mail and into the portal, and
 * pictures of this server. Must run on every write, because stored HTML is shown unchanged.
 */
export function cleanHtml(html: string, { references = false }: CleanOptions = {}): string {
  if (html.length > maxHtml)
    throw new RangeError(`HTML of ${html.length} characters exceeds the limit of ${maxHtml}.`);
  return sanitizeHtml(html, references ? withReferences : options);
}

export interface CleanOptions {
  /** Allows references to records and videos, which only pages of the website resolve. */
  references?: boolean;
}

/** Converts any HTML to its text on one line, for excerpts and searches. */
export function textOf(html: string): string {
  const bare = sanitizeHtml(html, {
    allowedTags: blocks,
    allowedAttributes: {},
    nonTextTags: dropped,
    nestingLimit: maxDepth,
  });
  return plainText(bare);
}

/**
 * Converts HTML that `cleanHtml` returned, such as all stored HTML, to its text. A hundred times as fast as `textOf`, because
 * nothing is parsed.
 */
export const textOfClean = (html: string): string =>
  plainText(html.replaceAll(/<\/?([a-z\d]+)[^>]*>/g, (_, name: string) => (isBlock.has(name) ? '<>' : '')));

const isBlock = new Set(blocks);

const plainText = (bare: string): string =>
  bare
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(lt|gt|quot|amp);/g, (_, name: string) => characters[name]!)
    .replaceAll(/\s+/g, ' ')
    .trim();

const characters: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' };
