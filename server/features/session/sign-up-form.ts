import type { SignUpRequest } from '../../../src/api/contract.gen';
import { AppError, type ErrorEntry } from '../../http/errors';
import type { LocalText } from '../../http/language';
import { longPhone, normalEmail } from './accounts/contacts';
import { splitName } from './names';
import { SESSION_MESSAGES } from './session.messages';

export type SignUpForm = {
  name: NonNullable<ReturnType<typeof splitName>>;
  email: string;
  phone: string;
};

/** Every field that is wrong, at once; the contract has looked at their types and lengths [AUTH-31..36]. */
export function readSignUp(body: SignUpRequest): SignUpForm {
  const name = splitName(body.name);
  const email = normalEmail(body.email);
  const phone = longPhone(body.phone);
  const problems: ErrorEntry[] = [];
  const demand = (isRight: boolean, code: string, message: LocalText) => {
    if (!isRight) problems.push({ code, message });
  };
  demand(name !== null, 'name', SESSION_MESSAGES.name);
  demand(email !== null, 'email', SESSION_MESSAGES.email);
  demand(phone !== null, 'phone', SESSION_MESSAGES.phone);
  const repeated = body.confirm_password ?? body.password;
  demand(repeated === body.password, 'confirm_password', SESSION_MESSAGES.passwordsDiffer);
  demand(body.tandc !== false, 'tandc', SESSION_MESSAGES.terms);
  if (name === null || email === null || phone === null || problems.length > 0)
    throw new AppError(403, problems);
  return { name, email, phone };
}
