import { Mark, Node } from '@tiptap/react';
import {
  parseRecordReference,
  referenceKinds,
  type ReferenceKind,
} from '../../../../../server/kit/html/references';
import { videoOf } from '../../../../../server/kit/html/videoLink';

/**
 * A reference in a text to a record or a video. A `link` is part of a paragraph, all other kinds are paragraphs of their own.
 */
export interface Reference {
  kind: ReferenceKind | 'link';
  /** Such as `Episode:12`, or the address of a video. */
  target: string;
  title: string;
}

/** Returns the label that the editor shows on a reference of this kind. */
export type NameReference = (kind: ReferenceKind, detail: string) => string;

/**
 * Editor node of a card, a player or a link to a video. Stored as a paragraph with the title, which the website replaces.
 */
export const ReferenceNode = Node.create<{ nameOf: NameReference }>({
  name: 'reference',
  group: 'block',
  atom: true,
  selectable: true,
  draggable: true,
  addOptions: () => ({ nameOf: (kind) => kind }),
  addAttributes: () => ({
    kind: { default: 'record', rendered: false, parseHTML: () => null },
    target: { default: '', rendered: false, parseHTML: () => null },
    title: { default: '', rendered: false, parseHTML: () => null },
  }),
  parseHTML: () =>
    referenceKinds.map((kind) => ({
      tag: `p[data-${kind}]`,
      priority: 60,
      getAttrs: (paragraph: HTMLElement) => ({
        kind,
        target: paragraph.getAttribute(`data-${kind}`),
        title: paragraph.textContent.trim(),
      }),
    })),
  renderHTML: ({ node: { attrs } }) => ['p', { [`data-${attrs['kind']}`]: attrs['target'] }, attrs['title']],
  renderText: ({ node }) => String(node.attrs['title']),
  addNodeView() {
    return ({ node: { attrs } }) => {
      const { kind, target, title } = attrs as { kind: ReferenceKind; target: string; title: string };
      const dom = document.createElement('div');
      dom.className = 'reference';
      const label = document.createElement('small');
      label.textContent = this.options.nameOf(kind, detailOf(kind, target));
      const name = document.createElement('strong');
      name.dir = 'auto';
      name.textContent = title || target;
      dom.append(label, name);
      return { dom };
    };
  },
});

const detailOf = (kind: ReferenceKind, target: string): string =>
  kind === 'video' ? (videoOf(target)?.host ?? '') : (parseRecordReference(target)?.type ?? '');

/**
 * Editor mark of a link to a record. The website links to the record's current URL, and shows plain text when visitors cannot
 * see the record.
 */
export const RecordLink = Mark.create({
  name: 'recordLink',
  inclusive: false,
  excludes: 'link',
  addAttributes: () => ({
    target: {
      default: '',
      parseHTML: (link: HTMLElement) => link.getAttribute('data-record'),
      renderHTML: ({ target }: Record<string, unknown>) => ({ 'data-record': target }),
    },
  }),
  parseHTML: () => [{ tag: 'a[data-record]' }],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});
