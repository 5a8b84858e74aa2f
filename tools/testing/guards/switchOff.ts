import { parseSync } from 'vite';
import type { Guard, Operation } from './guard.ts';
import { markersIn } from './markers.ts';

interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** A syntax node, and its position in its parent. */
interface Found {
  node: SyntaxNode;
  parent: SyntaxNode;
  key: string;
}

/** A part of the source, and the text that replaces it. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Returns the source with a guard switched off. The marker applies to the outermost node that starts at the first token after the
 * comment. When it is before the dot of a method call, it applies to that call in the chain. Throws unless the source contains
 * the marker exactly once, and the operation fits the marked node.
 */
export function switchOff(source: string, { name, off }: Guard): string {
  const [marker, ...duplicates] = markersIn(source).filter((marker) => marker.name === name);
  if (!marker || duplicates.length > 0)
    throw new Error(
      `The marker "guard: ${name}" stands ${marker ? duplicates.length + 1 : 0} times in this file.`,
    );
  const { program, comments } = parseSync('source.ts', source, { lang: 'ts' });
  const start = nextToken(source, marker.end, comments);
  const found = [...nodesOf(program as unknown as SyntaxNode)];
  const edit = /^(\.(?!\.)|\?\.)/.test(source.slice(start, start + 2))
    ? withoutCall(found, start, off)
    : editOf(source, outermost(found, start), off);
  if (!edit) throw new Error(`The guard "${name}": "${off}" does not fit the code after its marker.`);
  const changed = source.slice(0, edit.start) + edit.text + source.slice(edit.end);
  if (changed === source) throw new Error(`The guard "${name}": "${off}" changes nothing.`);
  const { errors } = parseSync('source.ts', changed, { lang: 'ts' });
  if (errors.length > 0) throw new Error(`The guard "${name}": "${off}" leaves code that does not parse.`);
  return changed;
}

/** Offset of the first token after `offset`, without white space and comments. */
function nextToken(source: string, offset: number, comments: ReadonlyArray<{ start: number; end: number }>) {
  let start = offset;
  for (;;) {
    while (/\s/.test(source[start] ?? '')) start++;
    const comment = comments.find((comment) => comment.start === start);
    if (!comment) return start;
    start = comment.end;
  }
}

function* nodesOf(parent: SyntaxNode): Generator<Found> {
  for (const [key, value] of Object.entries(parent))
    for (const node of [value].flat())
      if (isNode(node)) {
        yield { node, parent, key };
        yield* nodesOf(node);
      }
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** The outermost node that starts at an offset: the first in the list, because the tree is walked from its root. */
const outermost = (found: readonly Found[], start: number) => found.find(({ node }) => node.start === start);

/** Removes the method call whose dot is at an offset. The rest of the chain then applies to the object of that call. */
function withoutCall(found: readonly Found[], dot: number, off: Operation): Edit | undefined {
  const call = found.find(
    ({ node, parent, key }) =>
      key === 'callee' &&
      parent.type === 'CallExpression' &&
      node.type === 'MemberExpression' &&
      (node['object'] as SyntaxNode).end <= dot &&
      (node['property'] as SyntaxNode).start > dot,
  );
  if (!call || off !== 'remove') return undefined;
  return { start: (call.node['object'] as SyntaxNode).end, end: call.parent.end, text: '' };
}

function editOf(source: string, found: Found | undefined, off: Operation): Edit | undefined {
  if (!found) return undefined;
  if (off === 'remove') return removalOf(source, found);
  const { node } = found;
  if (!isExpression(node)) return undefined;
  const text = replacementOf(source, unwrapped(node), off);
  return text === undefined ? undefined : { start: node.start, end: node.end, text };
}

const removable = /^(Expression|If|Throw|Return|For|ForOf|ForIn|While)Statement$/;
const lists = new Set(['elements', 'arguments', 'properties']);

function removalOf(source: string, { node, parent, key }: Found): Edit | undefined {
  const { start, end } = node;
  if (removable.test(node.type)) return { start, end, text: ';' };
  if (!lists.has(key) || parent.type === 'ObjectPattern' || parent.type === 'ArrayPattern') return undefined;
  const comma = /^\s*,/.exec(source.slice(end))?.[0] ?? '';
  return { start, end: end + comma.length, text: '' };
}

const unwrapped = (node: SyntaxNode): SyntaxNode =>
  node.type === 'ParenthesizedExpression' ? unwrapped(node['expression'] as SyntaxNode) : node;

const isExpression = ({ type }: SyntaxNode) => /(Expression|Literal|^Identifier)$/.test(type);

function replacementOf(source: string, node: SyntaxNode, off: Operation): string | undefined {
  const textOf = (part: unknown) => isNode(part) && `(${source.slice(part.start, part.end)})`;
  if (typeof off === 'number') return typeof node['value'] === 'number' ? String(off) : undefined;
  switch (off) {
    case 'true':
    case 'false':
    case 'undefined':
      return off;
    case 'right':
    case 'consequent':
    case 'alternate':
      return textOf(node[off]) || undefined;
    case 'first-argument':
      return textOf(argumentsOf(node).at(0)) || undefined;
    case 'last-argument':
      return textOf(argumentsOf(node).at(-1)) || undefined;
    default:
      return undefined;
  }
}

const argumentsOf = (node: SyntaxNode) =>
  node.type === 'CallExpression' ? (node['arguments'] as unknown[]) : [];
