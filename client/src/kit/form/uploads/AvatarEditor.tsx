import { PersonAvatar } from '../../data/Person';
import { PictureEditor } from './PictureEditor';

/** The picture of a person, with the ways to change it. */
export function AvatarEditor({
  person: { id, fullName, avatar },
}: {
  person: { id: string; fullName: string; avatar: string };
}) {
  return (
    <PictureEditor
      owner={{ typename: 'User', id, name: fullName, property: 'avatar', url: `/uploads/users/${id}/avatar` }}
      hasPicture={Boolean(avatar)}
      shape="full"
    >
      {(preview) => <PersonAvatar name={fullName} src={preview ?? avatar} size="full" />}
    </PictureEditor>
  );
}
