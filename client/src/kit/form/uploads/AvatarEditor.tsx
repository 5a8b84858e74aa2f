import { PersonAvatar } from '../../data/people/Person';
import { PictureEditor } from './PictureEditor';

/** Editor of a person's avatar. */
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
