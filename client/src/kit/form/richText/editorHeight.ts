/** Of the empty editor; its skeleton stands in for it without a jump. */
export const editorHeight = '24rem';
