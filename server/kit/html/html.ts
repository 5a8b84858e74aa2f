// Our own rather than a template language such as MJML (31 packages), because all e-mails share one simple layout.

/** A piece of safe HTML, which the template tag `html` inserts without escaping it. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Template tag for HTML of e-mails and pages. Escapes all values except for `Html` pieces. */
export const html = (
  parts: TemplateStringsArray,
  ...values: ReadonlyArray<string | Html | readonly Html[]>
): Html => new Html(parts.reduce((before, part, index) => before + pieceOf(values[index - 1]!) + part));

function pieceOf(value: string | Html | readonly Html[]): string {
  if (typeof value === 'string') return escaped(value);
  return value instanceof Html ? value.text : value.map(({ text }) => text).join('');
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character]!);

/** Converts plain text to HTML that looks the same. Escapes special characters, and turns line breaks into `<br>`. */
export const textAsHtml = (text: string): Html =>
  new Html(
    text
      .split(/\r\n|\r|\n/)
      .map(escaped)
      .join('<br>'),
  );
