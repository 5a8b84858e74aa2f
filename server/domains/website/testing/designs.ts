import type { TestApp } from '../../../../tools/testing/testApp.ts';

const fields = `id version formerDesign { template }
  design { template style { headingFont light { primary text } } sections { key kind isHidden recordId subject { id name isShown } texts { language title text } } warnings { isDark colour behind ratio } }
  draft { version startedFrom publishAt design { template style { light { primary } } sections { key } menu { key } } }`;

interface Design {
  template: string;
  style: { headingFont: string; light: { primary: string; text: string } };
  sections: Array<{
    key: string;
    kind: string | null;
    isHidden: boolean;
    recordId: string | null;
    subject: { id: string; name: string; isShown: boolean } | null;
    texts: Array<{ text: string }>;
  }>;
  warnings: Array<{ isDark: boolean; colour: string; behind: string; ratio: number }>;
}

export interface DesignedWebsite {
  id: string;
  version: number;
  design: Design;
  formerDesign: { template: string } | null;
  draft: { version: number; startedFrom: number; publishAt: string | null; design: Design } | null;
}

interface Answer {
  website: DesignedWebsite;
  code?: string;
  /** Problems of the input, by field. */
  problems?: Record<string, string>;
}

/** Runs operations on the design of the website of the first radio as one person. */
export function designsOf(app: TestApp, token: string) {
  const run = async (document: string, variables: object = {}): Promise<Answer> => {
    const { data, errors } = await app.graphql(document, variables, token);
    const extensions = errors[0]?.extensions as { code: string; fields?: Record<string, string> } | undefined;
    return {
      website: Object.values(data ?? {})[0] as DesignedWebsite,
      ...(extensions && { code: extensions.code, problems: extensions.fields ?? {} }),
    };
  };
  const read = async () => (await run(`{ website { ${fields} } }`)).website;
  const save = async (input: object, from?: DesignedWebsite) => {
    const { version, draft } = from ?? (await read());
    return run(
      `mutation ($version: Int!, $draftVersion: Int!, $input: WebsiteDesignInput!) { saveWebsiteDraft(version: $version, draftVersion: $draftVersion, input: $input) { ${fields} } }`,
      { version, draftVersion: draft?.version ?? 0, input },
    );
  };
  const publish = async (from?: DesignedWebsite, at?: string) => {
    const { version, draft } = from ?? (await read());
    return run(
      `mutation ($version: Int!, $draftVersion: Int!, $at: DateTimeISO) { publishWebsiteDraft(version: $version, draftVersion: $draftVersion, from: $at) { ${fields} } }`,
      { version, draftVersion: draft?.version ?? 0, at },
    );
  };
  /** Schedules the publication of the draft. */
  const schedule = async (at: string, from?: DesignedWebsite) => publish(from, at);
  return {
    read,
    save,
    publish,
    schedule,
    unschedule: async (from?: DesignedWebsite) => {
      const { draft } = from ?? (await read());
      return run(
        `mutation ($draftVersion: Int!) { unscheduleWebsiteDraft(draftVersion: $draftVersion) { ${fields} } }`,
        { draftVersion: draft?.version ?? 0 },
      );
    },
    /** Makes the website public, and the given parts of its design what visitors see. */
    async show(input: object): Promise<Answer> {
      const version = (await read())?.version ?? 0;
      await run(
        'mutation ($version: Int!) { updateWebsite(version: $version, input: { isPublic: true, email: "hello@example.com" }) { id } }',
        { version },
      );
      const saved = await save(input);
      return saved.code ? saved : publish(saved.website);
    },
    discard: async (from?: DesignedWebsite) => {
      const { draft } = from ?? (await read());
      return run(
        `mutation ($draftVersion: Int!) { discardWebsiteDraft(draftVersion: $draftVersion) { ${fields} } }`,
        { draftVersion: draft?.version ?? 0 },
      );
    },
    takeBack: async (from?: DesignedWebsite) =>
      run(`mutation ($version: Int!) { takeBackWebsiteDesign(version: $version) { ${fields} } }`, {
        version: (from ?? (await read())).version,
      }),
  };
}
