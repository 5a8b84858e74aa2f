import { afterAll, describe, expect, test } from 'vitest';
import { Company } from '../../../domains/platform/organization/companies/company.entity.ts';
import { SocialAccount } from '../../../domains/platform/users/socialAccount.entity.ts';
import { User } from '../../../domains/platform/users/user.entity.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { LegacyAccount } from './accountSettingShape.ts';
import { clientAs, refusal, restClient, signInWords } from '../testClient.ts';

const app = await createTestApp({}, afterAll);
const path = '/account-setting/data';

describe('the REST path of the account settings', () => {
  test('rejects signed-out callers', async () => {
    expect(await restClient(app).get(path)).toMatchObject(refusal(401, signInWords));
  });

  test('knows no other method', async () => {
    const client = await clientAs(app, 'admin');
    expect(await client.post(path, { general: { username: 'x' } })).toMatchObject(
      refusal(404, /path does not exist/),
    );
  });

  test('shows the account of the caller and no other, whatever their role and whomever they name', async () => {
    const emails = ['admin@demo.com', 'client@demo.com'];
    for (const email of emails) {
      const { status, body } = await restClient(app, await app.tokenOf(email)).get(`${path}?id=3`);
      expect([status, LegacyAccount.parse(body).general.email]).toEqual([200, email]);
    }
  });

  test('has every key when the account is empty', async () => {
    const em = app.orm.em.fork();
    const silent = await em.findOneOrFail(User, { email: 'client@demo.com' });
    Object.assign(silent, {
      bio: '',
      birthDate: null,
      country: '',
      website: '',
      contact: '',
      employer: null,
    });
    await em.flush();
    const { body } = await restClient(app, await app.tokenOf('client@demo.com')).get(path);
    expect(body).toEqual({
      general: {
        avatar: '/files/initials/MC.svg',
        username: 'client',
        fullName: 'Milo Claire',
        email: 'client@demo.com',
        company: '',
      },
      info: { bio: '', dob: null, country: '', website: '', phone: '' },
      social: {
        socialLinks: { twitter: '', facebook: '', google: '', linkedIn: '', instagram: '', quora: '' },
        connections: { twitter: {}, google: {}, facebook: {}, github: {} },
      },
      notification: {
        commentOnArticle: true,
        answerOnForm: true,
        followMe: false,
        newAnnouncements: true,
        productUpdates: true,
        blogDigest: false,
      },
    });
  });

  test('contains the values of the account, with no other key', async () => {
    const em = app.orm.em.fork();
    const admin = await em.findOneOrFail(User, { email: 'admin@demo.com' });
    const employer = em.create(Company, { name: 'Onde & Fils' } as never);
    Object.assign(admin, {
      employer,
      avatar: '/files/users/ada-256.webp',
      bio: 'Mornings.\nJazz.',
      birthDate: '1990-02-28',
      country: 'Tunisia',
      website: 'https://ada.example.com',
      contact: '+216 12 345 678',
      socialLinks: { linkedIn: 'https://www.linkedin.com/in/ada' },
      notifications: { blogDigest: true, followMe: true, answerOnForm: false },
    });
    for (const [provider, externalId] of [
      ['twitter', 'ada'],
      ['github', 'ada-m'],
      ['slack', 'U024BE7LH'],
    ])
      em.create(SocialAccount, { user: admin, provider, externalId } as never);
    await em.flush();
    const { body } = await restClient(app, await app.tokenOf('admin@demo.com')).get(path);
    expect(body).toEqual({
      general: {
        avatar: '/files/users/ada-256.webp',
        username: 'admin',
        fullName: 'Ada Merle',
        email: 'admin@demo.com',
        company: 'Onde & Fils',
      },
      info: {
        bio: 'Mornings.\nJazz.',
        dob: '1990-02-28',
        country: 'Tunisia',
        website: 'https://ada.example.com',
        phone: '+216 12 345 678',
      },
      social: {
        socialLinks: {
          twitter: '',
          facebook: '',
          google: '',
          linkedIn: 'https://www.linkedin.com/in/ada',
          instagram: '',
          quora: '',
        },
        connections: {
          twitter: { profileImg: '/files/users/ada-256.webp', id: 'ada' },
          google: {},
          facebook: {},
          github: { profileImg: '/files/users/ada-256.webp', id: 'ada-m' },
        },
      },
      notification: {
        commentOnArticle: true,
        answerOnForm: false,
        followMe: true,
        newAnnouncements: true,
        productUpdates: true,
        blogDigest: true,
      },
    });
    LegacyAccount.strict().parse(body);
  });
});
