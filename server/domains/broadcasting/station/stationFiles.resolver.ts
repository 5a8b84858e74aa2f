import { Ctx, Field, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { Allow, allow } from '../../../kit/rules/rule.ts';
import { configurationFiles } from '../../../protocol/programs/configurationFiles.ts';
import { usualPorts } from '../../../protocol/programs/ports.ts';
import { loadStreams } from '../streams/loadStreams.ts';

@OutputType({
  rule: allow('update', 'Station'),
  description:
    'A configuration file for Icecast or Liquidsoap, for the usual ports and folder of the player.',
})
export class StationFile {
  @Field({ description: 'File name, such as `station.liq`.' })
  name!: string;

  @Field({
    description:
      'Content of the file. `SOURCE_PASSWORD` and `ADMIN_PASSWORD` stand for the passwords, which are never shown.',
  })
  text!: string;
}

const findRadioDetails = query('broadcasting.findRadioDetails', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('Radio').select(['id', 'name', 'slug', 'timeZone']).where('id', '=', id),
);

/** Default folder of the player's files. */
const usualFolder = './data/station';

@Resolver()
export class StationFilesResolver {
  @Allow('update', 'Station')
  @Query(() => [StationFile], {
    description:
      'Configuration files of Icecast and Liquidsoap for the current radio. There is a file for each streaming server, and the script of Liquidsoap. Also requires the permission to read `StreamServer`.',
  })
  async stationFiles(@Ctx() context: Context): Promise<StationFile[]> {
    context.abilities.require(allow('read', 'StreamServer'));
    const radioId = context.radioId!;
    const scope = { ...context, radioId };
    const servers = (await loadStreams(scope)).map((server) => ({
      ...server,
      // guard: stream-password-not-in-files
      sourcePassword: 'SOURCE_PASSWORD',
      adminPassword: 'ADMIN_PASSWORD',
    }));
    const { id, ...radio } = (await findRadioDetails.first(scope, { id: radioId }))!;
    const setup = { mark: '', radio: { id: String(id), ...radio }, emergency: null, servers };
    return configurationFiles(setup, { ports: usualPorts, folder: usualFolder });
  }
}
