import type {
  FirebaseResetRequest,
  FirebaseVerifyRequest,
  LoginResponse,
  MessageResponse,
} from '../../../../contract/types.gen';
import { refuse } from '../../../http/errors';
import type { OperationRequest } from '../../../http/operation';
import type { RequestContext } from '../../../http/request-context';
import { type Contact, longPhone } from '../accounts/contacts';
import { resetKey } from '../passwords/recovery.routes';
import type { ProviderCode } from '../services/identity.types';
import { SESSION_MESSAGES } from '../session.messages';
import { isConfirmed } from '../sign-in/proven';
import { checkAnswer } from './code.routes';
import { adoptCode, type CodeKey, checkCode } from './codes';

/**
 * Signs in with a phone code that the provider has verified. It proves the phone like a code of this server
 * [API-03, AUTH-44].
 */
export async function providerVerify(
  request: OperationRequest<{ body: FirebaseVerifyRequest }>,
): Promise<LoginResponse> {
  const { session_info: sessionInfo, otp: code, login_type: loginType = 'otp', verified } = request.body;
  const contact = phoneOf(request.body.phone);
  const answer = { contact, loginType, isConfirmed: isConfirmed(verified) };
  return checkAnswer(request, answer, (key) =>
    assertProvider(request, { sessionInfo, phone: contact.value, code }, { key, isKept: false }),
  );
}

/**
 * Recovers a password with a phone code of the provider. `reset-password` then accepts it like a code of this
 * server [API-03, Q-45].
 */
export async function providerReset(
  request: OperationRequest<{ body: FirebaseResetRequest }>,
): Promise<MessageResponse> {
  const { phoneNumber, sessionInfo, code } = request.body;
  const contact = phoneOf(phoneNumber);
  const key = resetKey(request, contact);
  await assertProvider(request, { sessionInfo, phone: contact.value, code }, { key, isKept: true });
  if (request.identity.phone?.isOurs === false) await adoptCode(request, key, code);
  return { message: SESSION_MESSAGES.codeRight[request.language], status: 'success' };
}

async function assertProvider(
  request: RequestContext,
  given: ProviderCode,
  { key, isKept }: { key: CodeKey; isKept: boolean },
): Promise<void> {
  const { config, identity } = request;
  if (config.firebase_otp_verification !== 1 || identity.phone === null)
    refuse(403, 'verification_method', SESSION_MESSAGES.methodOff);
  const checkOurs = () => checkCode(request, key, given.code, { isKept });
  const words = await identity.phone.refusalOf(given, checkOurs).catch((error: unknown) => {
    identity.report('The phone verification provider could not be asked', error);
    return SESSION_MESSAGES.providerSilent;
  });
  if (words !== null) refuse(403, 'otp', words);
}

function phoneOf(text: string): Contact {
  const value = longPhone(text) ?? refuse(403, 'phone', SESSION_MESSAGES.phone);
  return { channel: 'phone', value };
}
