import * as z from 'zod/mini'
import { call, currency, id, instant, minorUnits, page, shopId, text, uuid } from '../core/index.ts'

/** What can be corrected: points by the customer's id, a member card's two parts and a gift card by the card's id. */
const adjustOn = z.enum(['points', 'cardPaid', 'cardGiven', 'giftCard'])

/** A correction of what a member holds. Amounts are minor units of `currency`, or points where there is none. CARD-10 */
export const adjustment = z.object({
  adjustmentId: uuid,
  on: adjustOn,
  /** What it is about, masked. */
  holder: z.string(),
  currency: z.exactOptional(currency),
  amount: z.int(),
  reason: z.string(),
  state: z.enum(['waiting', 'posted', 'declined']),
  askedBy: z.string(),
  askedAt: instant,
  /** Asked by the one who looks: somebody else says yes. */
  own: z.boolean(),
  decidedBy: z.exactOptional(z.string()),
  decidedAt: z.exactOptional(instant),
  /** What stood there before and after; absent until it is posted. */
  before: z.exactOptional(z.int()),
  after: z.exactOptional(z.int()),
})

/** A member as the counter sees one: names and numbers are masked. */
export const foundMember = z.object({
  /** Absent where a gift card was found that nobody has taken. */
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
      /** It expires within a month, or has: it can be renewed. CARD-1 */
      renewalDue: z.boolean(),
    }),
  ),
  giftCards: z.array(
    z.object({ cardId: uuid, cardNo: z.string(), currency, balance: minorUnits, runOut: z.boolean() }),
  ),
})

const without = ['businessType'] as const

/** Correcting what members hold: with a reason, above the brand's amount with a second person. */
export const adjustmentCalls = {
  /** By phone, e-mail or the whole number of a card or gift card; the answer is masked. */
  findMember: call({
    path: '/api/console/findMember',
    gate: 'brand',
    request: z.object({ shopId, contact: text(254).check(z.minLength(3)) }),
    response: foundMember,
    refuses: ['contactUnclear'],
    without,
  }),
  adjustments: call({
    path: '/api/console/adjustments',
    gate: 'brand',
    request: z.object({ shopId, state: z._default(z.enum(['waiting', 'all']), 'all'), ...page }),
    response: z.object({
      adjustments: z.array(adjustment),
      nextCursor: z.exactOptional(z.string()),
      /** What one person alone may change in a day, by currency, `POINT` for points. */
      alone: z.record(z.string(), z.int()),
    }),
    refuses: [],
    without,
  }),
  /** Adds a signed amount; above what one person may change alone in a day it waits for a second one. M4, L2 */
  adjust: call({
    path: '/api/console/adjust',
    gate: 'brand',
    request: z.object({
      shopId,
      on: adjustOn,
      /** The customer's id for points, else the card's. */
      subjectId: id,
      amount: z.int().check(z.minimum(-1_000_000_000), z.maximum(1_000_000_000)),
      reason: text(200).check(z.minLength(3)),
    }),
    response: adjustment,
    refuses: ['adjustNothing', 'adjustShort', 'adjustGone', 'adjustAlone'],
    changes: true,
    without,
  }),
  /** A second person's yes or no; whoever asked may take it back. */
  decideAdjustment: call({
    path: '/api/console/decideAdjustment',
    gate: 'brand',
    request: z.object({ shopId, adjustmentId: uuid, yes: z.boolean() }),
    response: adjustment,
    refuses: ['secondForAdjust', 'adjustDecided', 'adjustShort', 'adjustGone'],
    changes: true,
    without,
  }),
} as const
