import type { TestApp } from '../../../../../tools/testing/testApp.ts';
import { send, type Sending } from '../../../library/testing/sending.ts';

/** GraphQL selection of the fields of a rush, for tests. */
export const rushFields = `id version title notes state waitingSince outcome mediaKind mediaTitle rendering rendered renderingFailure
  emission { id } sentBy { fullName } assignee { id fullName } episode { id } result { id kind title state duration }
  takes { id version number markIn markOut cuts { from to } medium { id kind title state failure duration loudness fileUrl }
    comments { id start end text resolvedAt author { fullName } } }
  steps { from to words by { fullName } assignee { fullName } }`;

/** For tests: functions that upload and read rushes with the given token. */
export const rushDesk = (app: TestApp, url: string, token: string, radio = 1) => {
  const headers = { 'x-radio': String(radio) };
  const execute = (document: string, variables: object = {}, as = token) =>
    app.graphql(document, { ...variables }, as, headers);
  const read = async (id: string) => {
    const { data, errors } = await execute(`query ($id: ID!) { rush(id: $id) { ${rushFields} } }`, { id });
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    return data.rush;
  };
  return {
    execute,
    read,
    /** Uploads a file as a rush or a take, and returns the rush after the analysis of the file. */
    async sent(
      content: Buffer,
      name: string,
      metadata: Record<string, string> = {},
      more: Partial<Sending> = {},
    ) {
      const mediumId = await send(url, content, {
        token,
        name,
        kind: 'RUSH',
        radio,
        ...more,
        more: { metadata: { filename: name, kind: 'RUSH', ...metadata } },
      });
      await app.shared.services.jobs.idle();
      const sql = 'select rush_id from rush_take where medium_id = ?';
      const [row] = await app.shared.database.rows(sql, [Number(mediumId)]);
      return read(String(row![0]));
    },
    /** Runs the mutation with this name on a rush and returns the response. */
    step: (
      name: string,
      rush: { id: string; version: number },
      args = '',
      variables: Record<string, unknown> = {},
      as = token,
    ) => {
      const declared = Object.entries(variables).map(([key]) => `$${key}: ${types[key] ?? 'String!'}`);
      return execute(
        `mutation ($id: ID!, $version: Int!${declared.map((argument) => `, ${argument}`).join('')}) {
          ${name}(id: $id, version: $version${args && `, ${args}`}) { ${rushFields} } }`,
        { id: rush.id, version: rush.version, ...variables },
        as,
      );
    },
  };
};

const types: Record<string, string> = { input: 'RushAcceptance!', assigneeId: 'ID' };
