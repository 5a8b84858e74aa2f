import type { MountPointInput, StreamFormat } from '../../../apollo/schemaTypes.generated';
import { PlainAddDrawer } from '../../../kit/form/plain/PlainAddDrawer';
import { choice } from '../../../kit/form/plain/choice';
import { check, text, wholeNumber } from '../../../kit/form/plain/kinds';
import { neededRecord } from '../../../kit/form/plain/pickers';
import { from, plainForm } from '../../../kit/form/plain/plainForm';
import { foundBy, type Picked } from '../../../kit/form/pickers/found';
import { plainRecords } from '../../../kit/plain/plainRecords';
import {
  mountPointOperations,
  useCreateMountPointMutation,
  useStreamServerSuggestionsQuery,
  type MountPointFieldsFragment,
  type StreamServerFieldsFragment,
} from './streams.generated';

const useFoundServers = foundBy(useStreamServerSuggestionsQuery, ({ streamServers }) =>
  streamServers.items.map(({ id, name }) => ({ id, text: name })),
);
const asPicked = ({ id, name }: { id: string; name: string }): Picked => ({ id, text: name });

/** Names of stream formats, the same in every language. */
export const formatNames: Record<StreamFormat, string> = {
  MP3: 'MP3',
  AAC: 'AAC',
  OGG_OPUS: 'Ogg Opus',
  OGG_VORBIS: 'Ogg Vorbis',
};

const formats = Object.keys(formatNames) as StreamFormat[];

const mountForm = plainForm<MountPointInput, MountPointFieldsFragment>({
  name: 'name',
  fields: {
    serverId: from(
      ({ server }: MountPointFieldsFragment) => asPicked(server),
      neededRecord({ label: 'onAir.fields.server', useFound: useFoundServers }),
    ),
    name: text({ label: 'onAir.fields.name', help: 'streaming.mounts.nameHelp', maxLength: 120 }),
    path: text({ label: 'onAir.fields.path', help: 'streaming.mounts.pathHelp', maxLength: 81 }),
    format: choice<StreamFormat>({
      label: 'onAir.fields.format',
      options: formats,
      useTextOf: () => (format) => formatNames[format],
    }),
    bitrate: wholeNumber({ label: 'onAir.fields.bitrate', maxLength: 3 }),
    fallback: text({
      label: 'onAir.fields.fallback',
      help: 'streaming.mounts.fallbackHelp',
      maxLength: 81,
      isOptional: true,
    }),
    isPublic: check({ label: 'onAir.fields.isPublic' }),
    isListed: check({ label: 'onAir.fields.isListed' }),
  },
  pairs: [['format', 'bitrate']],
});

const first = { path: '/', bitrate: '128', isPublic: true };

/** Operations and form of the radio's mount points, for the generic record screens. */
export const mounts = plainRecords({
  name: 'streaming.mounts',
  operations: mountPointOperations,
  form: mountForm,
});

/** Form that adds a mount point to a server. */
export function AddMountDrawer({
  server,
  onClose,
}: {
  server: StreamServerFieldsFragment;
  onClose: () => void;
}) {
  return (
    <PlainAddDrawer
      form={mountForm}
      label="streaming.mounts.add"
      added="streaming.mounts.added"
      create={useCreateMountPointMutation()}
      begin={{ ...first, serverId: asPicked(server) }}
      onClose={onClose}
    />
  );
}
