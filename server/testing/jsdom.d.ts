/** Types of the parts of jsdom that tests use, because jsdom has none. */
declare module 'jsdom' {
  interface ReadElement {
    readonly tagName: string;
    readonly nodeName: string;
    readonly textContent: string;
    readonly children: Iterable<ReadElement>;
    readonly attributes: Iterable<{ readonly name: string }>;
    getAttribute(name: string): string | null;
    querySelector(selector: string): ReadElement | null;
    querySelectorAll(selector: string): Iterable<ReadElement>;
  }

  export class JSDOM {
    constructor(html: string, options?: { contentType?: string });
    readonly window: { readonly document: ReadElement & { readonly body: ReadElement } };
  }
}
