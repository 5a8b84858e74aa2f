import { z } from 'zod';

/** A mount point to which the player sends its sound. */
export const mount = z
  .object({
    name: z.string().describe('Name in the portal.'),
    path: z.string().describe('Path on the server, with its slash: `/air.mp3`.'),
    format: z.enum(['MP3', 'AAC', 'OGG_OPUS', 'OGG_VORBIS']).describe('Audio format.'),
    bitrate: z.number().describe('Kilobits per second.'),
    isListed: z.boolean().describe('True when directories of stations may list the mount point.'),
    fallback: z
      .string()
      .describe(
        'Path of the mount point that listeners are moved to while this one has no source; empty for none.',
      ),
  })
  .describe('A mount point that the player sends to.');
export type Mount = z.infer<typeof mount>;

/** A streaming server, with its passwords. */
export const streamServer = z
  .object({
    name: z.string().describe('Name in the portal.'),
    host: z.string().describe('Host name or IP address.'),
    port: z.number().describe('TCP port.'),
    isSecure: z
      .boolean()
      .default(false)
      .describe('True for TLS. Absent in a setup that an older version of the player stored.'),
    isOwn: z.boolean().describe('True when the player runs this Icecast itself.'),
    sourceUser: z.string().describe('User name of sources.'),
    sourcePassword: z.string().describe('Password of sources.'),
    adminUser: z.string().describe('User name of the administrator.'),
    adminPassword: z.string().describe('Password of the administrator.'),
    mounts: z.array(mount).describe('Mount points of the server.'),
  })
  .describe('A streaming server, passwords included.');
export type StreamServer = z.infer<typeof streamServer>;

/** Response to `GET /station/setup`: the radio, its mount points and its streaming servers. */
export const setup = z
  .object({
    mark: z.string().describe('Version of the setup. Each plan contains the current one as `setup`.'),
    radio: z
      .object({
        id: z.string().describe('Id of the radio.'),
        name: z.string().describe('Name, shown to listeners.'),
        slug: z.string().describe('Short name in addresses.'),
        timeZone: z.string().describe('IANA time zone: `Africa/Abidjan`.'),
      })
      .describe('Radio of the station.'),
    emergency: z
      .object({
        media: z.number().describe('Id of the media item.'),
        checksum: z.string().describe('SHA-256 of the file.'),
        title: z.string().describe('Title of the media item.'),
      })
      .nullable()
      .describe('File for when there is nothing else to play; null without one.'),
    servers: z.array(streamServer).describe('Streaming servers of the radio.'),
  })
  .describe('Setup of a station.');
export type Setup = z.infer<typeof setup>;
