import type { FieldWords } from '../../http/field-messages';
import { SESSION_MESSAGES } from './session.messages';

/** The client's words for what a form of signing in is missing [AUTH-31..34, AUTH-72]. */
export const SIGN_UP_WORDS: FieldWords = {
  name: { required: SESSION_MESSAGES.name },
  email: { required: SESSION_MESSAGES.emailMissing, format: SESSION_MESSAGES.email },
  phone: { required: SESSION_MESSAGES.phoneMissing, minLength: SESSION_MESSAGES.phone },
  password: { required: SESSION_MESSAGES.password, minLength: SESSION_MESSAGES.newPasswordShort },
};

export const RESET_WORDS: FieldWords = {
  reset_token: { required: SESSION_MESSAGES.codeMissing },
  password: { required: SESSION_MESSAGES.newPasswordMissing, minLength: SESSION_MESSAGES.passwordShort },
  confirm_password: { required: SESSION_MESSAGES.repeatMissing },
};
