import sanitizeHtml from 'sanitize-html';
import { ownPicture, safeAddress } from './addresses.ts';

/**
 * Maximum characters of one body, about twenty pages; in any script they fit into one request. Inputs reject more as `tooLong`.
 */
export const maxHtml = 100_000;

const blocks = ['p', 'h2', 'h3', 'h4', 'pre', 'blockquote', 'ul', 'ol', 'li', 'hr', 'br'];
const inline = ['strong', 'em', 'u', 's', 'code'];

/** Elements that are removed with their contents; of other forbidden elements the text remains. */
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
  },
  // `safeAddress` normalizes addresses as a browser reads them; this is a second line of defence.
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
  },
  exclusiveFilter: ({ tag, attribs }) => {
    if (tag === 'img') return !attribs['src'];
    // A link without an address is replaced by its text.
    return tag === 'a' && !attribs['href'] ? 'excludeTag' : false;
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
 * Makes HTML of users safe to show: the elements of the editor, links to the web, to e-mail and into the portal, and pictures
 * of our own server. Must run on every write, because stored HTML is shown as it is.
 */
export function cleanHtml(html: string): string {
  if (html.length > maxHtml)
    throw new RangeError(`HTML of ${html.length} characters exceeds the limit of ${maxHtml}.`);
  return sanitizeHtml(html, options);
}

/** The text of a piece of HTML on one line, for excerpts and for the search. */
export function textOf(html: string): string {
  const bare = sanitizeHtml(html, {
    allowedTags: blocks,
    allowedAttributes: {},
    nonTextTags: dropped,
    nestingLimit: maxDepth,
  });
  return plainText(bare);
}

/** The text of HTML from `cleanHtml`, such as all stored HTML: without parsing it again, a hundred times as fast. */
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
