import { Avatar } from '@chakra-ui/react';
import { initialsOf } from '../../kit/data/Person';

/** The picture of a radio, or its initials. */
export function RadioLogo({
  radio: { name, logo },
  size = '2xs',
}: {
  radio: { name: string; logo: string };
  size?: '2xs' | 'full';
}) {
  return (
    <Avatar.Root size={size} shape="rounded" variant="subtle" colorPalette="brand" aria-hidden flexShrink="0">
      {logo ? <Avatar.Image src={logo} alt="" /> : null}
      <Avatar.Fallback>{initialsOf(name)}</Avatar.Fallback>
    </Avatar.Root>
  );
}
