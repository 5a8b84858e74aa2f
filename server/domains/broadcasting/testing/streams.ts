import type { Json } from '../../../../tools/testing/json.ts';
import type { TestApp } from '../../../../tools/testing/testApp.ts';

const serverFields =
  'id version name host port isSecure listenUrl isOwn sourceUser adminUser hasSourcePassword hasAdminPassword';
const mountFields = 'id version name path format bitrate isPublic isListed fallback server { id name }';

let made = 0;

/** For tests: functions that send requests about streaming servers and mount points with the token. */
export function streamsOfTest(app: TestApp, token: string | null, headers: Record<string, string> = {}) {
  const execute = (document: string, variables: object = {}) =>
    app.graphql(document, variables, token, headers);
  const createServer = (input: object) =>
    execute(
      `mutation ($input: StreamServerInput!) { createStreamServer(input: $input) { ${serverFields} } }`,
      {
        input,
      },
    );
  const createMount = (input: object) =>
    execute(`mutation ($input: MountPointInput!) { createMountPoint(input: $input) { ${mountFields} } }`, {
      input,
    });
  const fine = ({ data, errors }: Awaited<ReturnType<typeof execute>>): Json => {
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    return data;
  };
  return {
    createServer,
    createMount,
    /** Creates a server and returns it. */
    addServer: async (more: object = {}): Promise<Json> =>
      fine(await createServer({ name: `Server ${++made}`, host: '127.0.0.1', ...more })).createStreamServer,
    addMount: async (serverId: string, more: object = {}): Promise<Json> =>
      fine(await createMount({ serverId, name: `Mount ${++made}`, path: `/m${made}.mp3`, ...more }))
        .createMountPoint,
    updateServer: (id: string, version: number, input: object) =>
      execute(
        `mutation ($id: ID!, $version: Int!, $input: StreamServerPatch!) { updateStreamServer(id: $id, version: $version, input: $input) { ${serverFields} } }`,
        { id, version, input },
      ),
    updateMount: (id: string, version: number, input: object) =>
      execute(
        `mutation ($id: ID!, $version: Int!, $input: MountPointPatch!) { updateMountPoint(id: $id, version: $version, input: $input) { ${mountFields} } }`,
        { id, version, input },
      ),
    removeServer: (id: string) => execute('mutation ($id: ID!) { deleteStreamServer(id: $id) }', { id }),
    removeMount: (id: string) => execute('mutation ($id: ID!) { deleteMountPoint(id: $id) }', { id }),
    servers: (more = '') => execute(`{ streamServers${more} { totalItems items { ${serverFields} } } }`),
    server: (id: string) => execute(`query ($id: ID!) { streamServer(id: $id) { ${serverFields} } }`, { id }),
    mounts: (more = '') => execute(`{ mountPoints${more} { totalItems items { ${mountFields} } } }`),
    mount: (id: string) => execute(`query ($id: ID!) { mountPoint(id: $id) { ${mountFields} } }`, { id }),
    try: (id: string) =>
      execute('mutation ($id: ID!) { testStreamServer(id: $id) { result version } }', { id }),
  };
}
