/** Props of the small buttons at the start of the message field, such as the one that attaches files. */
export const toolStyle = {
  type: 'button',
  size: 'sm',
  variant: 'ghost',
  color: 'fg.muted',
  minW: { base: '11', md: '9' },
  minH: { base: '11', md: '9' },
} as const;
