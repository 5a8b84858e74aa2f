/**
 * Builds a MaxMind database that maps IPv4 prefixes such as `127.` to countries.
 * It consists of a binary tree with 24-bit records, the data section, and the metadata.
 */
export function countriesFile(countries: Readonly<Record<string, string>>): Buffer {
  const nodes: Array<[Side, Side]> = [[null, null]];
  const data: Buffer[] = [];
  let offset = 0;
  for (const [beginning, country] of Object.entries(countries)) {
    const record = map({ country: map({ iso_code: text(country) }) });
    writeLeaf(nodes, bitsOf(beginning), { offset });
    data.push(record);
    offset += record.length;
  }
  const sideOf = (side: Side) => {
    if (side === null) return nodes.length;
    return typeof side === 'number' ? side : nodes.length + 16 + side.offset;
  };
  const tree = Buffer.alloc(nodes.length * 6);
  for (const [index, [left, right]] of nodes.entries()) {
    tree.writeUIntBE(sideOf(left), index * 6, 3);
    tree.writeUIntBE(sideOf(right), index * 6 + 3, 3);
  }
  const about = map({
    binary_format_major_version: number(5, 2),
    binary_format_minor_version: number(5, 0),
    build_epoch: Buffer.concat([Buffer.from([4, 2]), long(1_700_000_000)]),
    database_type: text('Countries'),
    description: map({ en: text('Countries of a test') }),
    ip_version: number(5, 4),
    languages: Buffer.concat([Buffer.from([0x01, 0x04]), text('en')]),
    node_count: number(6, nodes.length),
    record_size: number(5, 24),
  });
  const mark = Buffer.from('abcdef4d61784d696e642e636f6d', 'hex');
  return Buffer.concat([tree, Buffer.alloc(16), ...data, mark, about]);
}

/** Index of another node, offset in the data section, or nothing. */
type Side = number | { offset: number } | null;

const bitsOf = (beginning: string): number[] =>
  beginning
    .split('.')
    .filter(Boolean)
    .flatMap((part) => [...Number(part).toString(2).padStart(8, '0')].map(Number));

function writeLeaf(nodes: Array<[Side, Side]>, bits: readonly number[], leaf: { offset: number }): void {
  let node = 0;
  for (const [index, bit] of bits.entries()) {
    const sides = nodes[node]!;
    if (index === bits.length - 1) sides[bit] = leaf;
    else if (typeof sides[bit] === 'number') node = sides[bit];
    else {
      sides[bit] = nodes.push([null, null]) - 1;
      node = sides[bit];
    }
  }
}

const text = (value: string) => Buffer.concat([Buffer.from([(2 << 5) | value.length]), Buffer.from(value)]);

function number(type: number, value: number): Buffer {
  const bytes = value === 0 ? Buffer.alloc(0) : long(value);
  return Buffer.concat([Buffer.from([(type << 5) | bytes.length]), bytes]);
}

/** Encodes a number in as few bytes as possible. */
const long = (value: number) => {
  const digits = value.toString(16);
  return Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex');
};

const map = (entries: Record<string, Buffer>): Buffer =>
  Buffer.concat([
    Buffer.from([(7 << 5) | Object.keys(entries).length]),
    ...Object.entries(entries).flatMap(([name, value]) => [nameOf(name), value]),
  ]);

/** Names of 29 bytes and more need a length byte of their own. */
const nameOf = (name: string) =>
  name.length < 29
    ? text(name)
    : Buffer.concat([Buffer.from([(2 << 5) | 29, name.length - 29]), Buffer.from(name)]);
