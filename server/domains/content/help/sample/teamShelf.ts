import type { SampleShelf } from './shelf.ts';

export const teamShelf: SampleShelf = {
  key: 'team',
  title: 'Team and rights',
  description: 'People, roles, and who may do what on which radio.',
  motif: 'keys',
  topics: [
    {
      title: 'People and roles',
      icon: 'users',
      iconColor: 'primary',
      questions: [
        [
          'How do I invite a new colleague?',
          `<p>Add them under <a href="/admin/users/list">Users</a> with their e-mail address and a role. They get a mail with a link that works for three days, and choose their own password.</p>
<p>If the mail does not arrive, look whether the address is right, then send it again from their record. Nobody ever needs to know the password of another.</p>`,
        ],
        [
          'What is the difference between a role and a permission?',
          `<p>A <strong>permission</strong> opens a thing, such as looking at invoices. A <strong>role</strong> is a bundle of permissions with a name, such as <em>editor</em>. People have roles and never single permissions, so that one can say in a word what somebody may do.</p>
<p>In each radio somebody can have another role. What concerns one radio follows the role there.</p>`,
        ],
        [
          'How do I see what my role lets me do?',
          `<p>Under <a href="/admin/access">My access</a>. A screen that you may not open says which permission it asks for, and whom to ask. Administrators can also look at the portal as another role, without being able to change anything meanwhile.</p>`,
        ],
      ],
    },
    {
      title: 'Keeping accounts safe',
      icon: 'shield-check',
      iconColor: 'success',
      questions: [
        [
          'How do I set up a second step for signing in?',
          `<p>Open the page Security from the menu of your account. Scan the code with an authenticator app, and type the six digits that it shows. Or add a <strong>passkey</strong>: then the lock of your telephone or laptop is the second step.</p>
<p>Print the recovery codes and put them where you keep your passport. Each of them works once.</p>`,
        ],
        [
          'A telephone with access was lost. What do I do first?',
          `<ol><li><p>Open the page of your sessions and end the one on that telephone. It is signed out within seconds.</p></li><li><p>Remove its passkey or authenticator.</p></li><li><p>Change your password, if it was stored there.</p></li></ol>
<p>Then tell an administrator, also at night. Nobody is cross about a false alarm.</p>`,
        ],
        [
          'Somebody leaves the station. What has to be done?',
          `<p>Set their account to <strong>inactive</strong> on their last day: all their sessions end, and what they wrote keeps their name. Delete an account only when the law asks for it, because the history then loses its names.</p>
<p>Take back keys, the parking card, and the <code>source</code> password of the stream, which has to be changed for everybody else.</p>`,
        ],
      ],
    },
  ],
};
