/** Height of the empty editor, shared with its skeleton to avoid a layout shift. */
export const editorHeight = '24rem';
