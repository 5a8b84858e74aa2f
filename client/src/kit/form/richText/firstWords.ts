/** What a stored text reads as, in short and without its form. */
export function firstWords(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const text = body.textContent.trim();
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
