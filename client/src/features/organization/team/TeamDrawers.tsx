import { useTranslation } from 'react-i18next';
import { errorOfField } from '../../../apollo/errors';
import type { GuestInput, TeamMemberInput, TeamMemberPatch } from '../../../apollo/schemaTypes.generated';
import { notify } from '../../../kit/feedback/toasts/notify';
import { choice } from '../../../kit/form/plain/choice';
import { text } from '../../../kit/form/plain/kinds';
import { moment, neededMoment } from '../../../kit/form/plain/moment';
import { PlainEditDrawer } from '../../../kit/form/plain/PlainEditDrawer';
import { neededRecord } from '../../../kit/form/plain/pickers';
import { from, plainForm } from '../../../kit/form/plain/plainForm';
import { PlainFormDrawer } from '../../../kit/form/plain/PlainFormDrawer';
import {
  TeamMemberDocument,
  useCreateTeamMemberMutation,
  useInviteGuestMutation,
  useUpdateTeamMemberMutation,
  type TeamMemberFieldsFragment,
} from '../organization.generated';
import { namingOf, usePeopleToJoin } from '../memberships/usePeopleToJoin';
import { useRoleChoice } from './useTeamRoles';

interface Joining {
  /** E-mail address or username of the new member. */
  email: string;
  roleId: TeamMemberInput['roleId'];
}

/** Drawer that adds an existing user to the team of the current radio. */
export function TeamJoinDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [join] = useCreateTeamMemberMutation();
  const roles = useRoleChoice();
  return (
    <PlainFormDrawer
      form={plainForm<Joining>({
        fields: {
          email: from(
            () => null,
            neededRecord({ label: 'team.person', help: 'team.personHelp', useFound: usePeopleToJoin }),
          ),
          roleId: choice({ ...roles, label: 'team.role', placeholder: 'users.rolePlaceholder' }),
        },
      })}
      title={t('team.add')}
      description={t('team.addHint')}
      saveLabel={t('team.add')}
      save={async ({ email: chosen, ...as }) => {
        try {
          const { data } = await join({ variables: { input: { ...as, ...namingOf(chosen) } } });
          notify({ type: 'success', title: t('team.added', { name: data!.createTeamMember.fullName }) });
        } catch (error) {
          throw errorOfField(error, { input: 'username', form: 'email' });
        }
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** Drawer that adds a guest to the team for a limited time. A guest without an account receives an invitation. */
export function GuestDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [invite] = useInviteGuestMutation();
  const { idOf: _, ...roles } = useRoleChoice();
  return (
    <PlainFormDrawer
      form={plainForm<GuestInput>({
        fields: {
          firstName: text({ label: 'users.firstName', maxLength: 60 }),
          lastName: text({ label: 'users.lastName', maxLength: 60, isOptional: true }),
          email: text({ label: 'users.email', help: 'team.guestEmailHelp', type: 'email' }),
          roleId: choice({ ...roles, label: 'team.role', placeholder: 'users.rolePlaceholder' }),
          validFrom: moment({ label: 'team.validFrom', help: 'team.validFromHelp', isOptional: true }),
          validUntil: neededMoment({ label: 'team.validUntil' }),
        },
      })}
      title={t('team.inviteGuest')}
      description={t('team.guestHint')}
      saveLabel={t('team.inviteGuest')}
      save={async (input) => {
        const { data } = await invite({ variables: { input } });
        notify({ type: 'success', title: t('team.guestInvited', { name: data!.inviteGuest.fullName }) });
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** Drawer that changes the role of a team member, or the time of a guest. */
export function TeamRoleDrawer({
  member,
  radio,
  onClose,
}: {
  member: TeamMemberFieldsFragment;
  /** Radio of the team; defaults to the radio of the tab. */
  radio?: { id: string; name: string } | undefined;
  onClose: () => void;
}) {
  const radioId = radio?.id;
  const { idOf, ...roles } = useRoleChoice(radioId);
  const [update] = useUpdateTeamMemberMutation();
  return (
    <PlainEditDrawer
      form={plainForm<TeamMemberPatch, TeamMemberFieldsFragment>({
        fields: {
          roleId: from(({ roleName }) => idOf(roleName), choice({ ...roles, label: 'team.role' })),
          validFrom: moment({ label: 'team.validFrom', help: 'team.validFromHelp', isOptional: true }),
          validUntil: moment({ label: 'team.validUntil', help: 'team.validUntilHelp', isOptional: true }),
        },
      })}
      record={member}
      called={member.fullName}
      title="team.roleOf"
      description={radio?.name}
      saved="team.roleChanged"
      current={TeamMemberDocument}
      atRadio={radioId}
      update={[
        (options) =>
          update({ ...options, ...(radioId && { context: { atRadio: radioId }, fetchPolicy: 'no-cache' }) }),
      ]}
      onClose={onClose}
    />
  );
}
