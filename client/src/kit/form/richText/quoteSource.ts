import { Node, type ChainedCommands, type Editor } from '@tiptap/react';
import { TextSelection, type EditorState } from '@tiptap/pm/state';

/** Editor node with the source of a quote, at the end of the quote. Enter leaves the quote. */
export const QuoteSource = Node.create({
  name: 'quoteSource',
  group: 'block',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'cite', context: 'blockquote/' }],
  renderHTML: () => ['cite', 0],
  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => {
        if (!editor.isActive('quoteSource')) return false;
        const end = quoteAround(editor.state)!.end + 1;
        return editor
          .chain()
          .insertContentAt(end, { type: 'paragraph' })
          .setTextSelection(end + 1)
          .run();
      },
      Backspace: ({ editor }) => {
        const { $from, empty } = editor.state.selection;
        const isEmpty = editor.isActive('quoteSource') && empty && $from.parent.content.size === 0;
        return isEmpty && removeSource(editor.chain()).run();
      },
    };
  },
});

/** The innermost quote around the selection, with the positions of its content. Undefined outside of quotes. */
function quoteAround({ selection: { $from } }: EditorState) {
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth);
    if (node.type.name === 'blockquote') return { node, start: $from.start(depth), end: $from.end(depth) };
  }
  return undefined;
}

/**
 * Adds a source to the quote around the selection, or moves the caret to the existing one. Removes the source when the caret is
 * in it.
 */
export const toggleQuoteSource = (chain: ChainedCommands, editor: Editor): ChainedCommands =>
  editor.isActive('quoteSource')
    ? removeSource(chain)
    : chain.command(({ tr, state, dispatch }) => {
        const quote = quoteAround(state);
        if (!quote) return false;
        if (!dispatch) return true;
        const hasSource = quote.node.lastChild?.type.name === 'quoteSource';
        if (!hasSource) tr.insert(quote.end, state.schema.nodes['quoteSource']!.create());
        tr.setSelection(TextSelection.create(tr.doc, hasSource ? quote.end - 1 : quote.end + 1));
        return true;
      });

const removeSource = (chain: ChainedCommands): ChainedCommands =>
  chain.command(({ tr, state: { selection }, dispatch }) => {
    const { $from } = selection;
    if (dispatch) {
      tr.delete($from.before(), $from.after());
      tr.setSelection(TextSelection.near(tr.doc.resolve($from.before()), -1));
    }
    return true;
  });
