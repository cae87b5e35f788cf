import * as z from 'zod/mini'
import { cardInfo } from '../auth/enter.ts'
import { uploadName } from '../upload/index.ts'
import { call, currency, customerId, minorUnits, text } from '../core/index.ts'

/** A customer's own profile. Birthday is YYYY-MM-DD and can be set once. */
export const userInfo = z.object({
  customerId,
  isMember: z.boolean(),
  nick: z.string(),
  avatar: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  birthday: z.string(),
  cardInfo: z.exactOptional(cardInfo),
})

/** Calls under `/api/crm/customer` that a profile needs. */
export const member = {
  userinfo: call({
    path: '/api/crm/customer/userinfo',
    gate: 'guest',
    request: z.object({}),
    /** For a guest without an account: verified contacts, and customerId 0. LOGIN-1 */
    response: userInfo,
    refuses: [],
    without: ['shopId', 'businessType'],
  }),
  /** The caller's balances, counted and summed for /mine; `balance` is the sum of `cards` cards, absent without a card. */
  queryAssets: call({
    path: '/api/crm/customer/queryAssets',
    gate: 'logged-in',
    request: z.object({}),
    response: z.object({
      points: z.int(),
      couponCount: z.int(),
      giftCardCount: z.int(),
      balance: z.exactOptional(z.object({ amount: minorUnits, currency, cards: z.int() })),
    }),
    refuses: [],
    shows: 'silent',
    without: ['shopId', 'businessType'],
  }),
  update: call({
    path: '/api/crm/customer/update',
    gate: 'logged-in',
    request: z.object({
      nick: text(40).check(z.minLength(1)),
      firstName: text(60),
      lastName: text(60),
      birthday: z._default(z.union([z.literal(''), z.iso.date()]), ''),
      /** The name of an upload of the caller; empty removes it, absent keeps it. */
      avatar: z.exactOptional(z.union([z.literal(''), uploadName])),
    }),
    response: userInfo,
    refuses: ['birthdayFixed', 'birthdayWrong', 'pictureGone'],
    changes: true,
    without: ['shopId', 'businessType'],
  }),
}
