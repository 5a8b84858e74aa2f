import { TextLink } from '../../../../kit/layout/TextLink';

/** Leads to a record that another one names. */
export function RecordLink({ to, name }: { to: string; name: string }) {
  return (
    <TextLink to={to}>
      <bdi>{name}</bdi>
    </TextLink>
  );
}
