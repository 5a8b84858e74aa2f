import { Avatar } from '@chakra-ui/react';
import { initialsOf } from '../../kit/data/Person';

/** The picture of a radio, or its initials. */
export function RadioLogo({ radio: { name, logo } }: { radio: { name: string; logo: string } }) {
  return (
    <Avatar.Root size="2xs" shape="rounded" variant="subtle" colorPalette="brand" aria-hidden flexShrink="0">
      {logo ? <Avatar.Image src={logo} alt="" /> : null}
      <Avatar.Fallback>{initialsOf(name)}</Avatar.Fallback>
    </Avatar.Root>
  );
}
