import { TextLink } from '../../../../kit/layout/TextLink';

/** Link to a related record. */
export function RecordLink({ to, name }: { to: string; name: string }) {
  return (
    <TextLink to={to}>
      <bdi>{name}</bdi>
    </TextLink>
  );
}
