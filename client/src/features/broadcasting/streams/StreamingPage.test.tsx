import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Answer, RequestedOperation } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import { testViewer, type TestViewer } from '../../../testing/testSession';
import type { StationFieldsFragment } from '../station/station.generated';
import { mountWith, serverWith, stationWith } from '../testing/air';
import StreamingPage from './StreamingPage';
import type { MountPointFieldsFragment, StreamServerFieldsFragment } from './streams.generated';

/** Permissions for all actions on streaming records, but none for the audit. */
const allOfIt = ['Station', 'StreamServer', 'MountPoint'].map((subject) => ({ action: 'manage', subject }));

const pageOf = (type: string, items: readonly object[]) => ({
  __typename: `${type}Page`,
  items,
  totalItems: items.length,
  totalIsExact: true,
});

function show({
  station = stationWith(),
  servers = [serverWith()],
  mounts = [mountWith()],
  abilities = allOfIt,
  answer,
}: {
  station?: StationFieldsFragment | null;
  servers?: readonly StreamServerFieldsFragment[];
  mounts?: readonly MountPointFieldsFragment[];
  abilities?: TestViewer['abilities'];
  answer?: (operation: RequestedOperation) => Answer | undefined;
} = {}) {
  let shown = station;
  const { requests } = renderPage(<StreamingPage />, {
    viewer: { ...testViewer, abilities },
    answer: (operation) => {
      const { name, variables } = operation;
      const given = answer?.(operation);
      if (given) return given;
      switch (name) {
        case 'Station':
          return { data: { station: shown } };
        case 'StreamServerList':
          return { data: { streamServers: pageOf('StreamServer', servers) } };
        case 'StreamServerSuggestions': {
          const named = servers.map(({ id, name: called }) => ({
            __typename: 'StreamServer',
            id,
            name: called,
          }));
          return { data: { streamServers: pageOf('StreamServer', named) } };
        }
        case 'MountPointList':
          return { data: { mountPoints: pageOf('MountPoint', mounts) } };
        case 'StationFiles':
          return {
            data: {
              stationFiles: [{ __typename: 'StationFile', name: 'station.liq', text: 'output.icecast()' }],
            },
          };
        case 'CreateStationToken':
          shown = stationWith({ version: 5 });
          return {
            data: {
              createStationToken: { __typename: 'NewStationToken', token: 'st_secret', station: shown },
            },
          };
        case 'RevokeStationToken':
          shown = stationWith({ tokenMadeAt: null });
          return { data: { revokeStationToken: shown } };
        case 'SetStation':
          shown = stationWith({ version: 5 });
          return { data: { setStation: shown } };
        case 'UpdateStreamServer':
          return { data: { updateStreamServer: serverWith(variables['input'] as object) } };
        case 'CreateMountPoint':
          return { data: { createMountPoint: mountWith() } };
        default:
          return { error: { code: 'FORBIDDEN' } };
      }
    },
  });
  return (operation: string) =>
    requests.filter(({ name }) => name === operation).map(({ variables }) => variables);
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const fill = async (label: string | RegExp, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

describe('the station', () => {
  it('shows whether its player is connected, and its settings', async () => {
    show();
    expect(await screen.findByText('Player online')).toBeTruthy();
    expect(screen.getByText('-16')).toBeTruthy();
    expect(screen.getByText('Sea and wind')).toBeTruthy();
  });

  it('shows that its player is disconnected, or was never connected', async () => {
    show({ station: stationWith({ isPlayerThere: false }) });
    expect(await screen.findByText('Player offline')).toBeTruthy();
    expect(screen.getByText(/^Last contact:/)).toBeTruthy();
  });

  it('of the demo shows the missing programs, and how to install them', async () => {
    show({ station: stationWith({ isPlayerThere: false, seenAt: null, obstacle: 'NO_ICECAST' }) });
    expect(await screen.findByText(/^Icecast is not installed on this machine/)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Command' }).textContent).toBe(
      'apt-get install liquidsoap icecast2',
    );
  });

  it('of the demo offers no installation when its port is in use, and shows nothing when another player is connected', async () => {
    show({ station: stationWith({ isPlayerThere: false, obstacle: 'PORT_TAKEN' }) });
    expect(await screen.findByText(/another program uses/)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Command' })).toBeNull();
    cleanup();
    show({ station: stationWith({ obstacle: 'OTHER_TOKEN' }) });
    expect(await screen.findByText('Player online')).toBeTruthy();
    expect(screen.queryByText(/The demo does not start/)).toBeNull();
  });

  it('is there from the first change on, which starts from nothing', async () => {
    const sent = show({ station: null });
    expect(await screen.findByText('No player set up')).toBeTruthy();
    await press('Edit playback settings');
    await fill('Loudness (LUFS)', '−14,5');
    await press('Save changes');
    await waitFor(() =>
      expect(sent('SetStation')).toEqual([
        { version: 0, input: { loudness: -14.5, fade: 500, emergencyId: null } },
      ]),
    );
  });

  it('shows at its field that a value is out of range', async () => {
    show({
      answer: ({ name }) =>
        name === 'SetStation'
          ? { error: { code: 'BAD_USER_INPUT', fields: { loudness: 'max' } } }
          : undefined,
    });
    await press('Edit playback settings');
    await fill('Loudness (LUFS)', '0');
    await press('Save changes');
    await waitFor(() =>
      expect(screen.getByLabelText('Loudness (LUFS)').getAttribute('aria-invalid')).toBe('true'),
    );
  });

  it('shows a new token once, with the command that starts the player', async () => {
    show({ station: null });
    await press('Create token');
    expect((await screen.findByRole('textbox', { name: 'Player token' })).textContent).toBe('st_secret');
    expect(screen.getByRole('textbox', { name: 'Command' }).textContent).toBe(
      `STATION_TOKEN=st_secret REGIE_URL=${window.location.origin} npm run station`,
    );
    expect(await screen.findByRole('button', { name: 'Replace token' })).toBeTruthy();
  });

  it('shows the configuration files of its programs to users who may read the servers', async () => {
    show();
    await press('Configuration files');
    expect((await screen.findByRole('region', { name: 'station.liq' })).textContent).toBe('output.icecast()');
    expect(screen.getByRole('button', { name: 'Save station.liq' })).toBeTruthy();
    cleanup();
    show({ abilities: [{ action: 'manage', subject: 'Station' }] });
    expect(await screen.findByRole('button', { name: 'Edit playback settings' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Configuration files' })).toBeNull();
  });

  it('replaces and ends a token once that is sure', async () => {
    const sent = show();
    await press('Replace token');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }),
    );
    expect(sent('CreateStationToken')).toEqual([]);
    await press('Revoke token');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke token' }),
    );
    expect(await screen.findByText(/There is no token/)).toBeTruthy();
    expect(sent('RevokeStationToken')).toHaveLength(1);
  });
});

describe('the streaming servers', () => {
  it('show their addresses, which passwords are known, and the address of each mount point', async () => {
    show();
    const server = await screen.findByRole('region', { name: 'Main' });
    expect(within(server).getByText('stream.example.org:8000')).toBeTruthy();
    expect(within(server).getByText('Source password is set')).toBeTruthy();
    expect(within(server).getByText('No administrator’s password')).toBeTruthy();
    const mount = await within(server).findByRole('listitem', { name: 'High quality' });
    expect(mount.textContent).toContain('MP3 · 192 kbit/s');
    expect(
      within(mount).getByRole('button', { name: 'Copy: http://stream.example.org:8000/live.mp3' }),
    ).toBeTruthy();
  });

  it('explain their purpose while there are none', async () => {
    show({ servers: [] });
    expect(await screen.findByText(/An Icecast server delivers the sound/)).toBeTruthy();
  });

  it('keep a password that is left empty, and never show it', async () => {
    const sent = show();
    await press('Edit: Main');
    expect((await screen.findByLabelText<HTMLInputElement>(/^Source password/)).value).toBe('');
    await fill('Name', 'First');
    await press('Save changes');
    await waitFor(() => expect(sent('UpdateStreamServer')).toHaveLength(1));
    const [{ input, ...which } = {}] = sent('UpdateStreamServer');
    expect(which).toEqual({ id: '5', version: 2 });
    expect(input).toMatchObject({ name: 'First', host: 'stream.example.org', port: 8000 });
    expect(JSON.stringify(input)).not.toContain('assword');
  });

  it('ask for the password again at its field when it would go to another machine', async () => {
    show({
      answer: ({ name }) =>
        name === 'UpdateStreamServer'
          ? { error: { code: 'BAD_USER_INPUT', fields: { sourcePassword: 'required' } } }
          : undefined,
    });
    await press('Edit: Main');
    await fill('Host', 'other.example.org');
    await press('Save changes');
    await waitFor(() =>
      expect(screen.getByLabelText(/^Source password/).getAttribute('aria-invalid')).toBe('true'),
    );
  });

  it('are tested, and explain the problem', async () => {
    const sent = show({
      answer: ({ name }) =>
        name === 'TestStreamServer'
          ? {
              data: {
                testStreamServer: {
                  __typename: 'StreamServerTest',
                  result: 'WRONG_SOURCE_PASSWORD',
                  version: 'Icecast 2.4.4',
                },
              },
            }
          : undefined,
    });
    await press('Test connection');
    expect(await screen.findByText('The server rejects the source password. Correct it.')).toBeTruthy();
    expect(screen.getByText('Icecast 2.4.4')).toBeTruthy();
    expect(sent('TestStreamServer')).toEqual([{ id: '5' }]);
  });

  it('get mount points of their own', async () => {
    const sent = show({ mounts: [] });
    expect(await screen.findByText(/A mount point is an address/)).toBeTruthy();
    await press('Add mount point: Main');
    await fill('Name', 'High quality');
    await fill('Path', '/live.mp3');
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Add mount point' }),
    );
    await waitFor(() =>
      expect(sent('CreateMountPoint')).toEqual([
        {
          input: {
            serverId: '5',
            name: 'High quality',
            path: '/live.mp3',
            format: 'MP3',
            bitrate: 128,
            fallback: '',
            isPublic: true,
            isListed: false,
          },
        },
      ]),
    );
  });

  it('are not requested by users who may only change the station', async () => {
    const sent = show({ abilities: [{ action: 'manage', subject: 'Station' }] });
    await screen.findByText('Player online');
    expect(sent('StreamServerList')).toEqual([]);
  });

  it('have no buttons for readers', async () => {
    show({
      abilities: ['Station', 'StreamServer', 'MountPoint'].map((subject) => ({ action: 'read', subject })),
    });
    await screen.findByRole('region', { name: 'Main' });
    const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['Copy: http://stream.example.org:8000/live.mp3']);
  });

  it('show an error when they cannot be loaded, and retry', async () => {
    let isDown = true;
    show({
      answer: ({ name }) =>
        isDown && name === 'StreamServerList' ? { error: { code: 'INTERNAL_SERVER_ERROR' } } : undefined,
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await userEvent.click(again);
    expect(await screen.findByRole('region', { name: 'Main' })).toBeTruthy();
  });
});
