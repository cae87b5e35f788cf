import * as z from 'zod/mini'
import { call, currency, id, instant, minorUnits, page, shopId, text, uuid } from '../core/index.ts'

/** What can be adjusted: points by customer id, the two balances of a member card and gift cards by card id. */
const adjustOn = z.enum(['points', 'cardPaid', 'cardGiven', 'giftCard'])

/** An adjustment of a member's balance. Amounts are minor units of `currency`, or points without one. CARD-10 */
export const adjustment = z.object({
  adjustmentId: uuid,
  on: adjustOn,
  /** The holder, masked. */
  holder: z.string(),
  currency: z.exactOptional(currency),
  amount: z.int(),
  reason: z.string(),
  state: z.enum(['waiting', 'posted', 'declined']),
  askedBy: z.string(),
  askedAt: instant,
  /** Whether the caller requested it; the approver must be another employee. */
  own: z.boolean(),
  decidedBy: z.exactOptional(z.string()),
  decidedAt: z.exactOptional(instant),
  /** The balance before and after; absent until it is posted. */
  before: z.exactOptional(z.int()),
  after: z.exactOptional(z.int()),
})

/** A member in the counter's search: names and numbers are masked. */
export const foundMember = z.object({
  /** Absent for a gift card without an owner. */
  customerId: z.exactOptional(z.int()),
  name: z.string(),
  contacts: z.array(z.string()),
  isMember: z.boolean(),
  points: z.exactOptional(z.int()),
  cards: z.array(
    z.object({
      cardId: uuid,
      cardNo: z.string(),
      programName: z.string(),
      levelName: z.string(),
      currency,
      paid: minorUnits,
      given: minorUnits,
      runOut: z.boolean(),
      expiresAt: z.exactOptional(instant),
      /** It expires within a month or has expired, and can be renewed. CARD-1 */
      renewalDue: z.boolean(),
    }),
  ),
  giftCards: z.array(
    z.object({ cardId: uuid, cardNo: z.string(), currency, balance: minorUnits, runOut: z.boolean() }),
  ),
})

const without = ['businessType'] as const

/** Adjustments of members' balances: with a reason; above the brand's limit they need a second approver. */
export const adjustmentCalls = {
  /** Searches by phone, e-mail or the full number of a card or gift card; the answer is masked. */
  findMember: call({
    path: '/api/console/findMember',
    gate: 'brand',
    right: ['manageMembers', 'adjustBalances', 'editCampaigns'],
    request: z.object({ shopId, contact: text(254).check(z.minLength(3)) }),
    response: foundMember,
    refuses: ['contactUnclear'],
    without,
  }),
  adjustments: call({
    path: '/api/console/adjustments',
    gate: 'brand',
    right: 'adjustBalances',
    request: z.object({ shopId, state: z._default(z.enum(['waiting', 'all']), 'all'), ...page }),
    response: z.object({
      adjustments: z.array(adjustment),
      nextCursor: z.exactOptional(z.string()),
      /** What one employee may adjust per day without approval, by currency; `POINT` for points. */
      alone: z.record(z.string(), z.int()),
    }),
    refuses: [],
    without,
  }),
  /** Adds a signed amount; above the employee's daily limit it waits for a second approver. M4, L2 */
  adjust: call({
    path: '/api/console/adjust',
    gate: 'brand',
    right: 'adjustBalances',
    request: z.object({
      shopId,
      on: adjustOn,
      /** The customer id for points, else the card id. */
      subjectId: id,
      amount: z.int().check(z.minimum(-1_000_000_000), z.maximum(1_000_000_000)),
      reason: text(200).check(z.minLength(3)),
    }),
    response: adjustment,
    refuses: ['adjustNothing', 'adjustShort', 'adjustGone', 'adjustAlone'],
    changes: true,
    without,
  }),
  /** Approves or declines as the second employee; the requester can withdraw it. */
  decideAdjustment: call({
    path: '/api/console/decideAdjustment',
    gate: 'brand',
    right: 'adjustBalances',
    request: z.object({ shopId, adjustmentId: uuid, yes: z.boolean() }),
    response: adjustment,
    refuses: ['secondForAdjust', 'adjustDecided', 'adjustShort', 'adjustGone'],
    changes: true,
    without,
  }),
} as const
