/** Types of the parts of jsdom that tests use, because jsdom has none. */
declare module 'jsdom' {
  export interface ReadElement {
    readonly tagName: string;
    readonly nodeName: string;
    readonly textContent: string;
    readonly namespaceURI: string | null;
    readonly children: Iterable<ReadElement>;
    readonly attributes: Iterable<{ readonly name: string }>;
    getAttribute(name: string): string | null;
    querySelector(selector: string): ReadElement | null;
    querySelectorAll(selector: string): Iterable<ReadElement>;
    getElementsByTagName(name: string): Iterable<ReadElement>;
    getElementsByTagNameNS(namespace: string, name: string): Iterable<ReadElement>;
  }

  export interface ReadDocument extends ReadElement {
    readonly body: ReadElement;
    readonly documentElement: ReadElement;
  }

  export class JSDOM {
    constructor(html: string, options?: { contentType?: string });
    readonly window: { readonly document: ReadDocument };
  }
}
