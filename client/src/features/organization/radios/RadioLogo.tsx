import { Avatar } from '../../../kit/data/people/Avatar';
import { initialsOf } from '../../../kit/data/people/Person';

/** Logo of a radio, or its initials. */
export function RadioLogo({
  radio: { name, logo },
  size = '2xs',
}: {
  radio: { name: string; logo: string };
  size?: '2xs' | 'full';
}) {
  return <Avatar size={size} shape="rounded" palette="brand" src={logo} letters={initialsOf(name)} />;
}
