import sanitizeHtml from 'sanitize-html';
import { ownPicture, safeAddress } from './addresses.ts';

/**
 * Maximum characters of an HTML text, about twenty pages; in any script they fit into one request. Longer inputs are rejected as
 * `tooLong`.
 */
export const maxHtml = 100_000;

const blocks = ['p', 'h2', 'h3', 'h4', 'pre', 'blockquote', 'ul', 'ol', 'li', 'hr', 'br'];
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
 * Makes HTML from users safe to show. Allows the elements of the editor, links to the web, to e-mail and into the portal, and
 * pictures of this server. Must run on every write, because stored HTML is shown unchanged.
 */
export function cleanHtml(html: string): string {
  if (html.length > maxHtml)
    throw new RangeError(`HTML of ${html.length} characters exceeds the limit of ${maxHtml}.`);
  return sanitizeHtml(html, options);
}

/** The text of any HTML on one line, for excerpts and searches. */
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
 * The text of HTML that `cleanHtml` returned, such as all stored HTML. A hundred times as fast as `textOf`, because nothing is
 * parsed.
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
