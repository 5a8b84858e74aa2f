import { Length } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { everyone } from '../../../../kit/rules/rule.ts';

@OutputType({ rule: everyone, description: 'Options for a passkey operation in the browser.' })
export class PasskeyRequest {
  @Field({ description: 'Challenge to send back with the browser’s response, once and within five minutes.' })
  challenge!: string;

  @Field({
    description:
      'JSON of WebAuthn for `navigator.credentials`. The type is PublicKeyCredentialCreationOptionsJSON or PublicKeyCredentialRequestOptionsJSON.',
  })
  options!: string;
}

@InputType({ description: 'Response of the browser to a passkey operation.' })
export class PasskeyAnswer {
  @Field({ description: 'The challenge of the PasskeyRequest.' })
  @Length(1, 2000)
  challenge!: string;

  @Field({ description: 'JSON of WebAuthn: RegistrationResponseJSON or AuthenticationResponseJSON.' })
  @Length(1, 50_000)
  response!: string;
}
