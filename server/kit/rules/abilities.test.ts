import { describe, expect, test } from 'vitest';
import { Abilities, type AbilityGrant } from './abilities.ts';
import { mayDo } from '../resource/ownRows.ts';

const own = (action: string, subject = 'Slot'): AbilityGrant => ({ action, subject, condition: 'OWN' });
const all = (action: string, subject = 'Slot'): AbilityGrant => ({ action, subject });
const abilities = (...grants: AbilityGrant[]) => new Abilities(grants, true);

describe('an ability for own records only', () => {
  test('passes the rule of a field, and is not allowed of all', () => {
    const presenter = abilities(own('update'));
    expect([presenter.can('update', 'Slot'), presenter.canAll('update', 'Slot')]).toEqual([true, false]);
    expect([presenter.can('delete', 'Slot'), presenter.canAll('delete', 'Slot')]).toEqual([false, false]);
  });

  test('is allowed of all as soon as anything else allows that', () => {
    for (const wider of [all('update'), all('manage'), all('update', 'all'), all('manage', 'all')])
      expect(abilities(own('update'), wider).canAll('update', 'Slot')).toBe(true);
  });

  test('looks up the owner of rows only where it matters', async () => {
    const decide = (grants: AbilityGrant[], areOwn: boolean) =>
      mayDo({ abilities: abilities(...grants) }, all('update'), () => Promise.resolve(areOwn));
    expect([await decide([own('update')], true), await decide([own('update')], false)]).toEqual([
      true,
      false,
    ]);
    expect([await decide([all('update')], false), await decide([own('delete')], true)]).toEqual([
      true,
      false,
    ]);
  });

  test('stays so in whatever cuts it down, and cuts others down to it', () => {
    const cut = (some: AbilityGrant, limits: AbilityGrant) => abilities(some).within([limits]).grants;
    expect(cut(own('update'), all('manage', 'all'))).toEqual([own('update')]);
    expect(cut(all('manage', 'all'), own('update'))).toEqual([own('update')]);
    expect(cut(own('update'), own('update'))).toEqual([own('update')]);
    expect(cut(all('update'), all('manage'))).toEqual([all('update')]);
    const ofProgram = abilities(all('manage')).ofProgram([own('update')]);
    expect([ofProgram.can('update', 'Slot'), ofProgram.canAll('update', 'Slot')]).toEqual([true, false]);
  });

  test('is no power over who may do it to all', () => {
    const presenter = abilities(own('update'));
    expect([presenter.covers(own('update')), presenter.covers(all('update'))]).toEqual([true, false]);
    expect(abilities(all('manage')).covers(own('update'))).toBe(true);
  });
});
