import { Length } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { everyone } from '../../../kit/rules/rule.ts';

@OutputType({ rule: everyone, description: 'What a browser is to do with a passkey.' })
export class PasskeyRequest {
  @Field({ description: 'To be sent back with the browser’s answer, within five minutes and once.' })
  challenge!: string;

  @Field({
    description:
      'JSON of WebAuthn for `navigator.credentials`: PublicKeyCredentialCreationOptionsJSON or PublicKeyCredentialRequestOptionsJSON.',
  })
  options!: string;
}

@InputType({ description: 'What a browser said of a passkey.' })
export class PasskeyAnswer {
  @Field({ description: 'The challenge of the PasskeyRequest.' })
  @Length(1, 2000)
  challenge!: string;

  @Field({ description: 'JSON of WebAuthn: RegistrationResponseJSON or AuthenticationResponseJSON.' })
  @Length(1, 50_000)
  response!: string;
}
