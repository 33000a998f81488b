import { required } from '../shared/required';
import type { CodeDestination, OtpContext, OtpInput, OtpOutput } from './otp.types';

/** All that the calls need which check a code or send another one. */
export const codeDestination = ({ contact, hasProvider, purpose }: OtpInput): CodeDestination => ({
  contact,
  hasProvider,
  purpose,
});

export const codeCheck = (context: OtpContext) => ({ ...codeDestination(context), code: context.code });

export const verdictOn = ({ verdict, code }: OtpContext): OtpOutput => ({
  ...required(verdict, 'verdict'),
  code,
});
