import { open } from 'node:fs/promises';

/** Signatures of sound formats that the library does not accept and that `file-type` does not detect. */
const signatures: ReadonlyArray<{ bytes: string; mime: string; name: string }> = [
  { bytes: '.snd', mime: 'audio/basic', name: 'AU' },
  { bytes: 'TTA1', mime: 'audio/x-tta', name: 'True Audio' },
  { bytes: 'TTA2', mime: 'audio/x-tta', name: 'True Audio' },
  { bytes: 'riff\u002E\u0091\u00CF\u0011', mime: 'audio/x-w64', name: 'Wave64' },
  { bytes: 'ajkg', mime: 'audio/x-shorten', name: 'Shorten' },
  { bytes: 'OFR ', mime: 'audio/x-ofr', name: 'OptimFROG' },
  { bytes: 'TWIN', mime: 'audio/x-vqf', name: 'TwinVQ' },
  { bytes: '.RMF', mime: 'audio/x-pn-realaudio', name: 'RealAudio' },
  { bytes: '.ra\u00FD', mime: 'audio/x-pn-realaudio', name: 'RealAudio' },
  { bytes: '#!SILK', mime: 'audio/x-silk', name: 'SILK' },
  { bytes: 'ADIF', mime: 'audio/x-adif', name: 'AAC in ADIF' },
  { bytes: '\u007F\u00FE\u0080\u0001', mime: 'audio/vnd.dts', name: 'DTS' },
];
/**
 * Number of bytes to read. Enough for the longest signature, and for an AIFF form type, which follows a size
 * field.
 */
const longestSignature = 16;

/** Returns the MIME type of a sound by the signature at its start; undefined when unknown. */
export async function foreignType(path: string): Promise<string | undefined> {
  const head = await headOf(path);
  return signatures.find(({ bytes }) => head.startsWith(bytes))?.mime;
}

const names: Record<string, string> = {
  'audio/aiff': 'AIFF',
  'audio/x-caf': 'Core Audio (CAF)',
  'audio/x-ms-asf': 'Windows Media (WMA)',
  'video/x-ms-asf': 'Windows Media (WMV)',
  'application/vnd.ms-asf': 'Windows Media',
  'audio/wavpack': 'WavPack',
  'audio/vnd.dolby.dd-raw': 'Dolby Digital (AC-3)',
  'audio/ape': 'Monkey’s Audio',
  'audio/x-musepack': 'Musepack',
  'audio/x-dsf': 'DSD (DSF)',
  'audio/x-dff': 'DSD (DSDIFF)',
  'audio/x-voc': 'Creative Voice',
  'audio/amr': 'AMR',
  'audio/midi': 'MIDI',
  'audio/x-it': 'Impulse Tracker',
  'audio/x-xm': 'FastTracker',
  'audio/x-s3m': 'ScreamTracker',
  'audio/qcelp': 'QCELP',
  'audio/x-speex': 'Speex',
  'video/matroska': 'Matroska',
  'video/x-matroska': 'Matroska',
  'video/mp2t': 'MPEG transport stream',
  'video/mpeg': 'MPEG-PS',
  'video/MP1S': 'MPEG-PS',
  'video/MP2P': 'MPEG-PS',
  'video/quicktime': 'QuickTime',
  'video/vnd.avi': 'AVI',
  'video/x-flv': 'Flash video',
  'video/3gpp': '3GPP',
  'video/3gpp2': '3GPP2',
  'video/ogg': 'Ogg Theora',
};

/** Common name of a format, such as “AIFF-C”; derived from the MIME type when there is none. */
export async function formatNameOf(path: string, mime: string): Promise<string> {
  if (mime === 'audio/aiff' && (await headOf(path)).startsWith('AIFC', 8)) return 'AIFF-C';
  const known = names[mime] ?? signatures.find((signature) => signature.mime === mime)?.name;
  return known ?? mime.replace(/^\w+\/(?:x-|vnd\.)?/, '').toUpperCase();
}

async function headOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(longestSignature), 0, longestSignature, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}
