/** What tests use of jsdom, which brings no types of its own. */
declare module 'jsdom' {
  interface ReadElement {
    readonly tagName: string;
    readonly attributes: Iterable<{ readonly name: string }>;
    getAttribute(name: string): string | null;
    querySelectorAll(selector: string): Iterable<ReadElement>;
  }

  export class JSDOM {
    constructor(html: string);
    readonly window: { readonly document: { readonly body: ReadElement } };
  }
}
