import { Resolver } from 'type-graphql';
import type { FieldProblems } from '../../../kit/errors.ts';
import { WriteResolver } from '../../../kit/resource/writeResolver.ts';
import { Language } from './language.entity.ts';
import { LanguageInput, LanguagePatch } from './language.inputs.ts';

const known = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** A tag in its usual case; undefined for what is no tag or of no known language. */
function canonical(code: string): string | undefined {
  try {
    return known.of(code) && Intl.getCanonicalLocales(code)[0];
  } catch {
    return undefined;
  }
}

@Resolver(() => Language)
export class LanguageResolver extends WriteResolver(Language, LanguageInput, LanguagePatch, {
  searchResult: { title: '{name}', subtitle: '{code}', list: '/admin/planning/language' },
}) {
  protected override check({ code }: LanguagePatch): FieldProblems {
    return code !== undefined && !canonical(code) ? { code: 'invalid' } : {};
  }

  protected override prepare({ code, ...given }: LanguagePatch) {
    return { ...given, code: code && canonical(code) };
  }
}
