/*
 * Line of a GeoNames postal-code file (download.geonames.org/export/zip).
 * It has twelve tab-separated columns: country code, postal code, place name, name and code of three
 * administrative levels, latitude,
 * longitude, accuracy.
 */

/** Values that the import reads from a line of a GeoNames postal-code file. */
export interface PostalPlace {
  countryCode: string;
  code: string;
  name: string;
  /** Undefined for places without a position. */
  position: { latitude: number; longitude: number } | undefined;
}

/** Error in a postal-code file. Its message tells the person who runs the import what is wrong with the file. */
export class PostalFileError extends Error {}

const columns = 12;
const columnsOfGazetteer = 19;
const maxCodeLength = 20;
const maxNameLength = 180;

/** Parses a line of a GeoNames postal-code file; throws a PostalFileError when it is malformed. */
export function parsePostalLine(line: string): PostalPlace {
  if (line.startsWith('PK\u0003\u0004')) throw wrong('this is a zip archive: unpack it first');
  if (line.includes('\uFFFD') || line.includes('\0')) throw wrong('this is not UTF-8 text');
  const values = line.split('\t');
  if (values.length === columnsOfGazetteer)
    throw wrong('this is GeoNames’ list of all places; the postal codes are under export/zip');
  if (values.length !== columns)
    throw wrong(`expected ${columns} columns with tabs between them, found ${values.length}`);
  const [countryCode = '', code = '', name = ''] = values.map((value) => value.trim());
  if (!/^[A-Z]{2}$/.test(countryCode)) throw wrong(`“${countryCode}” is no country code`);
  if (code === '' || code.length > maxCodeLength) throw wrong(`“${code}” is no postal code`);
  if (name === '' || name.length > maxNameLength) throw wrong(`“${name}” is no name of a place`);
  return { countryCode, code, name, position: positionOf(values[9]!, values[10]!) };
}

function positionOf(latitudeText: string, longitudeText: string): PostalPlace['position'] {
  if (latitudeText.trim() === '' && longitudeText.trim() === '') return undefined;
  return {
    latitude: degrees(latitudeText, 90, 'latitude'),
    longitude: degrees(longitudeText, 180, 'longitude'),
  };
}

function degrees(text: string, max: number, what: string): number {
  const value = Number(text);
  if (text.trim() === '' || !(Math.abs(value) <= max)) throw wrong(`“${text}” is no ${what}`);
  return value;
}

const wrong = (what: string) => new PostalFileError(what);
