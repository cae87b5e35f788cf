import * as z from 'zod/mini'
import { emailAddress } from '../auth/shapes.ts'
import { amount, call, currency, day, id, instant, mark, page, shopId, text, uuid } from '../core/index.ts'

/** Amounts by currency, `POINT` for points, in minor units. */
const byUnit = z.record(z.string().check(z.regex(/^[A-Z]{3,5}$/)), amount.check(z.maximum(1_000_000_000)))

const rights = {
  role: z.enum(['staff', 'manager']),
  /** The brand's money, what members hold, and what others may do. */
  brand: z.boolean(),
  /** May sign in at all. */
  active: z.boolean(),
  shopIds: z.array(shopId).check(z.maxLength(200)),
  /** The person's own refund limits; a currency without one has the store's. PAY-12 */
  refundAlone: z.exactOptional(byUnit),
}
/** What one person alone may change in a day. */
const alone = byUnit

/** A change that waits for a second person. */
const waitingChange = z.object({
  changeId: uuid,
  /** Whose rights, absent where it is the amounts. */
  staffId: z.exactOptional(uuid),
  rights: z.exactOptional(z.object(rights)),
  alone: z.exactOptional(alone),
  askedBy: z.string(),
  askedAt: instant,
  /** Asked by the one who looks, or about them: somebody else says yes. */
  own: z.boolean(),
})

/** Who works for the brand and what each may do. */
export const rightsBoard = z.object({
  staff: z.array(
    z.object({
      staffId: uuid,
      name: z.string(),
      account: z.string(),
      ...rights,
      mark: z.string(),
      own: z.boolean(),
      /** Has not set a password yet. */
      invited: z.boolean(),
    }),
  ),
  shops: z.array(z.object({ shopId, shopName: z.string(), currencyCode: z.string() })),
  currencies: z.array(currency),
  alone: z.object({ mark: z.string(), amounts: z.record(z.string(), z.int()) }),
  waiting: z.array(waitingChange),
})

const without = ['businessType'] as const

/**
 * Rights of staff, and the audit trail. The changes lock the brand and check there again that the caller still has its right,
 * which is why they declare `brandOnly` beside their gate. L2
 */
export const rightCalls = {
  rights: call({
    path: '/api/console/rights',
    gate: 'brand',
    request: z.object({ shopId }),
    response: rightsBoard,
    refuses: [],
    without,
  }),
  /** Holds at once; what is beyond the caller's own rights waits for a second person, if there is one. Nobody changes their own. */
  saveRights: call({
    path: '/api/console/saveRights',
    gate: 'brand',
    request: z.object({ shopId, staffId: uuid, mark, ...rights }),
    response: rightsBoard,
    refuses: ['brandOnly', 'changedMeanwhile', 'rightsOwn', 'rightsUnfit', 'rightsWait'],
    changes: true,
    without,
  }),
  /** Somebody new. A link to set a password goes to them by e-mail as soon as their rights hold, which may wait for a second person. L2 */
  inviteStaff: call({
    path: '/api/console/inviteStaff',
    gate: 'brand',
    request: z.object({
      shopId,
      name: text(60).check(z.minLength(1)),
      /** What they sign in with, and where the link goes. */
      account: emailAddress,
      role: rights.role,
      brand: rights.brand,
      shopIds: rights.shopIds,
      refundAlone: rights.refundAlone,
    }),
    response: rightsBoard,
    refuses: ['brandOnly', 'rightsUnfit', 'accountTaken', 'channelClosed', 'changedMeanwhile', 'rightsWait'],
    changes: true,
    without,
  }),
  /** Another link to set a password, for somebody who may sign in: the ones before it die. */
  sendStaffLink: call({
    path: '/api/console/sendStaffLink',
    gate: 'brand',
    request: z.object({ shopId, staffId: uuid }),
    response: z.object({}),
    refuses: ['brandOnly', 'rightsUnfit', 'channelClosed'],
    changes: true,
    without,
  }),
  /** What one person alone may correct in a day; raising it waits for a second person. */
  saveAlone: call({
    path: '/api/console/saveAlone',
    gate: 'brand',
    request: z.object({ shopId, mark, amounts: alone }),
    response: rightsBoard,
    refuses: ['brandOnly', 'changedMeanwhile', 'rightsUnfit', 'rightsWait'],
    changes: true,
    without,
  }),
  /** A second person's yes or no; whoever asked may take it back. */
  decideRights: call({
    path: '/api/console/decideRights',
    gate: 'brand',
    request: z.object({ shopId, changeId: uuid, yes: z.boolean() }),
    response: rightsBoard,
    refuses: ['brandOnly', 'changedMeanwhile', 'rightsDecided', 'secondForRights'],
    changes: true,
    without,
  }),
  /** What was done to money and rights, the newest first; of a day of the store's, a person, a kind where they are named. */
  auditLines: call({
    path: '/api/console/auditLines',
    gate: 'brand',
    request: z.object({
      shopId,
      date: z.optional(day),
      staffId: z.optional(uuid),
      what: z.optional(id),
      ...page,
    }),
    response: z.object({
      /** The kinds there are. */
      kinds: z.array(z.string()),
      people: z.array(z.object({ staffId: z.string(), name: z.string() })),
      lines: z.array(
        z.object({
          auditLineId: uuid,
          at: instant,
          shopId: z.exactOptional(z.int()),
          what: z.string(),
          subject: z.string(),
          by: z.string(),
          /** The second person, where one was needed. */
          second: z.exactOptional(z.string()),
          cause: z.string(),
          changes: z.array(
            z.object({
              field: z.string(),
              before: z.exactOptional(z.string()),
              after: z.exactOptional(z.string()),
            }),
          ),
        }),
      ),
      nextCursor: z.exactOptional(z.string()),
    }),
    refuses: [],
    without,
  }),
} as const
