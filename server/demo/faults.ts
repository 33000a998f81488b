import { setTimeout } from 'node:timers/promises';
import type { ForgotPasswordRequest, SocialLoginRequest } from '../../contract/types.gen';
import { percentOf } from '../../domain/money';
import { type CartTerms, plainCart } from '../features/cart/cart.types';
import { recoveryContact } from '../features/session/passwords/recovery.routes';
import { SESSION_MESSAGES } from '../features/session/session.messages';
import type { ItemRow } from '../features/shared/item.rows';
import { AppError, type ErrorEntry } from '../http/errors';
import { MESSAGES } from '../http/messages';
import {
  type AnyOperation,
  type OperationId,
  type OperationInput,
  type OperationRequest,
  type Operations,
  operationNamed,
} from '../http/operation';
import { cookiesOf } from '../http/read-request';
import type { Shop } from '../http/shop';

/** A function that wraps a shop so that it fails in a certain way. */
export type Fault = (shop: Shop) => Shop;

/** The error that faults throw. It is an `AppError`, so the server does not log it. */
const serverError = () => new AppError(500, [{ code: 'server_error', message: MESSAGES.serverError }]);

type Play<Input extends OperationInput> = (request: OperationRequest<Input>, run: AnyOperation) => unknown;

/** Wraps only the operations with these ids. */
const around =
  <Input extends OperationInput>(ids: readonly OperationId[], play: Play<Input>): Fault =>
  (shop) => ({ ...shop, operations: { ...shop.operations, ...played(shop.operations, ids, play) } });

/** Replaces the operations with these names. Their responses may violate the contract. */
const played = <Input extends OperationInput>(
  operations: Operations,
  ids: readonly OperationId[],
  play: Play<Input>,
): Operations =>
  Object.fromEntries(
    ids.flatMap((id) => {
      const run = operationNamed(operations, id);
      if (run === undefined) return [];
      const playing = (request: OperationRequest) => play(request as OperationRequest<Input>, run);
      return [[id, Object.assign(playing, { fieldWords: run.fieldWords })]];
    }),
  );

/** Makes every call fail as if the connection were lost. */
export const offline: Fault = (shop) => ({
  ...shop,
  contextOf({ raw }) {
    raw.destroy();
    throw serverError();
  },
});

const SLOWNESS = 3000;

/** Makes every call take three more seconds. */
export const slow = (shop: Shop, wait: (milliseconds: number) => Promise<unknown> = setTimeout): Shop => ({
  ...shop,
  async identify(...call) {
    await wait(SLOWNESS);
    return shop.identify(...call);
  },
});

/** Rejects every token. */
export const tokensExpire: Fault = (shop) => ({
  ...shop,
  identify: (security, authorization, context) =>
    shop.identify(security, authorization?.trim().replace(/\S+$/, 'expired') ?? null, context),
});

const FAILED_ONCE = 'souk_guest_failed';

/** Makes the first request for a guest id in a browser fail. */
export const firstGuestIdFails: Fault = (shop) => ({
  ...shop,
  contextOf(request, reply) {
    if (request.endpoint?.id !== 'requestGuest' || cookiesOf(request)[FAILED_ONCE] !== undefined)
      return shop.contextOf(request, reply);
    reply.header('set-cookie', `${FAILED_ONCE}=1; Path=/; SameSite=Lax; HttpOnly`);
    throw serverError();
  },
});

export const addingFails = around(['addToCart'], () => {
  throw serverError();
});

/** Makes distance and directions find no route. */
export const noRoutes = around(['distance', 'directions'], async (request, run) => {
  const answer = (await run(request)) as object;
  const nowhere = { status: 'ZERO_RESULTS' };
  return 'rows' in answer ? { ...answer, rows: [{ elements: [nowhere] }] } : nowhere;
});

const TAKE_CODES: readonly OperationId[] = [
  'login',
  'verifyOtp',
  'providerVerify',
  'providerReset',
  'verifyResetToken',
  'resetPassword',
  'updateProfile',
];
const CODE_FIELDS = ['otp', 'reset_token', 'code'];

/** Rejects every code as wrong. */
export const codesAreWrong = around<{ body: object }>(TAKE_CODES, (request, run) => {
  const body = Object.entries(request.body).map(([field, given]) =>
    CODE_FIELDS.includes(field) && given ? [field, 'wrong'] : [field, given],
  );
  return run({ ...request, body: Object.fromEntries(body) });
});

const SOCIAL_FAULT = {
  en: 'The provider did not answer as expected.',
  ar: 'لم يُجب المزوّد كما هو متوقع.',
};

/** Makes social sign-in fail. As long as no phone is given, it asks for an email too [AUTH-53, Q-43]. */
export const socialSignInFails = around<{ body: SocialLoginRequest }>(
  ['socialLogin', 'socialRegister'],
  ({ body: { phone } }) => {
    throw new AppError(403, [
      ...(phone ? [] : [{ code: 'email', message: SESSION_MESSAGES.socialEmail }]),
      { code: 'social', message: SOCIAL_FAULT },
      { code: 'token', message: SESSION_MESSAGES.socialToken },
    ]);
  },
);

/**
 * Makes password recovery fail: for emails with an error status, for phones with a success status that
 * contains errors [AUTH-74].
 */
export const recoveryFails = around<{ body: ForgotPasswordRequest }>(
  ['forgotPassword'],
  ({ body, language }) => {
    const { channel } = recoveryContact(body);
    const entries: ErrorEntry[] = [
      { code: channel, message: SESSION_MESSAGES.notSent },
      { code: 'verification_method', message: SESSION_MESSAGES.channelOff },
    ];
    if (channel === 'email') throw new AppError(403, entries);
    return {
      message: SESSION_MESSAGES.resetSent[language],
      errors: entries.map(({ code, message }) => ({ code, message: message[language] })),
    };
  },
);

/** Allows at most one piece of every item in a cart, as if the stock were low. */
export const onePieceCart: CartTerms = { ...plainCart, grant: () => 1 };

const RAISED_PERCENT = 110;

/** Makes prices in the cart a tenth higher than in the catalogue. */
export const raisedCart: CartTerms = {
  ...plainCart,
  priced(item: ItemRow) {
    const raised = <Priced extends { price: number }>(priced: Priced): Priced => ({
      ...priced,
      price: percentOf(priced.price, RAISED_PERCENT),
    });
    return { ...raised(item), variations: item.variations.map(raised) };
  },
};
