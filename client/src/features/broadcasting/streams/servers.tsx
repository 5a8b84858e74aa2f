import type { StreamServerInput } from '../../../apollo/schemaTypes.generated';
import { TextField } from '../../../kit/form/fields/fields';
import { check, text, wholeNumber } from '../../../kit/form/plain/kinds';
import { plainForm, type FieldFrom, type FieldWords } from '../../../kit/form/plain/plainForm';
import { plainRecords } from '../../../kit/plain/plainRecords';
import { streamServerOperations, type StreamServerFieldsFragment } from './streams.generated';

/** Password field. It never shows the stored password, and leaving it empty leaves the stored password unchanged. */
const password = (words: FieldWords): FieldFrom<string | undefined, unknown> => ({
  ...words,
  isOptional: true,
  empty: '',
  readFrom: () => '',
  write: (value: string) => value || undefined,
  draw: (context) => <TextField {...context} type="password" autoComplete="new-password" maxLength={100} />,
  show: () => '••••••',
});

const serverForm = plainForm<StreamServerInput, StreamServerFieldsFragment>({
  name: 'name',
  fields: {
    name: text({ label: 'onAir.fields.name', maxLength: 120 }),
    host: text({ label: 'onAir.fields.host', help: 'streaming.servers.hostHelp', maxLength: 253 }),
    port: wholeNumber({ label: 'onAir.fields.port', maxLength: 5 }),
    isSecure: check({ label: 'onAir.fields.isSecure' }),
    sourceUser: text({ label: 'onAir.fields.sourceUser', maxLength: 80 }),
    sourcePassword: password({
      label: 'onAir.fields.sourcePassword',
      help: 'streaming.servers.sourcePasswordHelp',
    }),
    adminUser: text({ label: 'onAir.fields.adminUser', maxLength: 80 }),
    adminPassword: password({
      label: 'onAir.fields.adminPassword',
      help: 'streaming.servers.adminPasswordHelp',
    }),
    listenUrl: text({
      label: 'onAir.fields.listenUrl',
      help: 'streaming.servers.listenUrlHelp',
      maxLength: 300,
      isOptional: true,
    }),
    isOwn: check({ label: 'onAir.fields.isOwn' }),
  },
});

/** Operations and form of the radio's streaming servers, for the generic record screens. */
export const servers = plainRecords({
  name: 'streaming.servers',
  operations: streamServerOperations,
  form: serverForm,
  begin: () => ({ port: '8000', sourceUser: 'source', adminUser: 'admin' }),
});
