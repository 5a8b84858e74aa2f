/** Returns a rich text as plain text, cut with `…` after 300 characters. */
export function firstWords(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const text = body.textContent.trim();
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
