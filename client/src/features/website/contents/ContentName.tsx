import { PicturedName } from '../../../kit/data/people/MediumPicture';
import type { ContentKind } from '../../../apollo/schemaTypes.generated';
import { areas } from '../areas';

/** Picture and title of a content in a list row, with a second line of details. */
export const ContentName = ({
  content: { kind, picture, title },
  detail,
}: {
  content: { kind: ContentKind; picture: string; title: string };
  detail?: string | undefined;
}) => (
  <PicturedName
    src={picture.replace(/-960\.webp$/, '-480.webp')}
    icon={areas[kind].icon}
    name={title}
    detail={detail}
  />
);
