/** Maximum title and description that search engines usually show in full, in characters. */
export const shownLengths = { seoTitle: 60, seoDescription: 160 } as const;

/** Cuts a text as search engines do: after the last word that fits, with an ellipsis. */
export function cutAt(text: string, max: number): string {
  const characters = [...text];
  if (characters.length <= max) return text;
  const start = characters.slice(0, max).join('');
  const isWordEnd = /\s/.test(characters[max]!);
  const lastSpace = start.search(/\s\S*$/);
  return `${(isWordEnd || lastSpace < 0 ? start : start.slice(0, lastSpace)).trimEnd()} …`;
}
