import * as z from 'zod/mini'
import { rights as staffRights } from '@comanda/domain/staff'
import { emailAddress } from '../auth/shapes.ts'
import { amount, call, currency, day, id, instant, mark, page, shopId, text, uuid } from '../core/index.ts'

/** Amounts by currency, `POINT` for points, in minor units. */
const byUnit = z.record(z.string().check(z.regex(/^[A-Z]{3,5}$/)), amount.check(z.maximum(1_000_000_000)))

const grants = z
  .array(
    z.object({
      /** A built-in role, or the id of a role that the brand defined. */
      roleId: text(40).check(z.minLength(1)),
      /** Left out: every store of the brand, and those it opens later. */
      shopId: z.exactOptional(shopId),
    }),
  )
  .check(z.maxLength(400))

const rights = {
  /** Roles at stores, or for the brand. A5 */
  grants,
  /** Whether they may sign in. */
  active: z.boolean(),
  /** The employee's own refund limits; for other currencies the store's apply. PAY-12 */
  refundAlone: z.exactOptional(byUnit),
}
/** Daily limits for one employee without approval. */
const alone = byUnit

/** A change that waits for a second approver. */
const waitingChange = z.object({
  changeId: uuid,
  /** The employee whose rights change; absent for a change of the limits. */
  staffId: z.exactOptional(uuid),
  rights: z.exactOptional(z.object(rights)),
  alone: z.exactOptional(alone),
  askedBy: z.string(),
  askedAt: instant,
  /** Whether the caller requested it or is its subject; the approver must be another employee. */
  own: z.boolean(),
})

const right = z.enum(staffRights)

/** The brand's employees and their rights. */
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
  /** The roles that the brand defined. */
  roles: z.array(z.object({ roleId: z.string(), name: z.string(), rights: z.array(right), mark: z.string() })),
  currencies: z.array(currency),
  alone: z.object({ mark: z.string(), amounts: z.record(z.string(), z.int()) }),
  waiting: z.array(waitingChange),
})

const without = ['businessType'] as const

/**
 * Rights of staff, and the audit trail. The changes lock the brand and recheck the caller's right under the lock, which is why
 * they declare `rightMissing` beside their gate. L2
 */
export const rightCalls = {
  rights: call({
    path: '/api/console/rights',
    gate: 'brand',
    right: ['manageStaff', 'viewActivity'],
    request: z.object({ shopId }),
    response: rightsBoard,
    refuses: [],
    without,
  }),
  /**
   * Takes effect at once; rights beyond the caller's own wait for a second approver, if there is one. Employees cannot change
   * their own rights.
   */
  saveRights: call({
    path: '/api/console/saveRights',
    gate: 'brand',
    right: 'manageStaff',
    request: z.object({ shopId, staffId: uuid, mark, ...rights }),
    response: rightsBoard,
    refuses: [
      'rightMissing',
      'changedMeanwhile',
      'rightsOwn',
      'rightsUnfit',
      'rightsWait',
      'rightsBeyond',
      'lastOwner',
    ],
    changes: true,
    without,
  }),
  /**
   * Creates an employee. A link for setting a password is e-mailed as soon as the rights take effect, which may need a second
   * approver. L2
   */
  inviteStaff: call({
    path: '/api/console/inviteStaff',
    gate: 'brand',
    right: 'manageStaff',
    request: z.object({
      shopId,
      name: text(60).check(z.minLength(1)),
      /** The sign-in name, and the address of the link. */
      account: emailAddress,
      grants,
      refundAlone: rights.refundAlone,
    }),
    response: rightsBoard,
    refuses: [
      'rightMissing',
      'rightsUnfit',
      'accountTaken',
      'channelClosed',
      'changedMeanwhile',
      'rightsWait',
      'rightsBeyond',
      'lastOwner',
    ],
    changes: true,
    without,
  }),
  /** Sends another link for setting a password to an active employee; earlier links become invalid. */
  sendStaffLink: call({
    path: '/api/console/sendStaffLink',
    gate: 'brand',
    right: 'manageStaff',
    request: z.object({ shopId, staffId: uuid }),
    response: z.object({}),
    refuses: ['rightMissing', 'rightsUnfit', 'channelClosed'],
    changes: true,
    without,
  }),
  /** Sets the daily adjustment limit for one employee; raising it needs a second approver. */
  saveAlone: call({
    path: '/api/console/saveAlone',
    gate: 'brand',
    right: 'manageStaff',
    request: z.object({ shopId, mark, amounts: alone }),
    response: rightsBoard,
    refuses: ['rightMissing', 'changedMeanwhile', 'rightsUnfit', 'rightsWait', 'rightsBeyond', 'lastOwner'],
    changes: true,
    without,
  }),
  /** Approves or declines as the second employee; the requester can withdraw it. */
  decideRights: call({
    path: '/api/console/decideRights',
    gate: 'brand',
    right: 'manageStaff',
    request: z.object({ shopId, changeId: uuid, yes: z.boolean() }),
    response: rightsBoard,
    refuses: ['rightMissing', 'changedMeanwhile', 'rightsDecided', 'secondForRights', 'rightsBeyond', 'lastOwner'],
    changes: true,
    without,
  }),
} as const

/** Roles that a brand defines beside the built-in ones. A5, L3 */
export const roleCalls = {
  /** Adds a role, or changes the one of `roleId`; its holders have the new rights from their next request on. */
  saveRole: call({
    path: '/api/console/saveRole',
    gate: 'brand',
    right: 'manageStaff',
    request: z.object({
      shopId,
      roleId: z.optional(uuid),
      mark,
      name: text(40).check(z.minLength(1)),
      rights: z.array(right).check(z.minLength(1), z.maxLength(staffRights.length)),
    }),
    response: rightsBoard,
    refuses: ['changedMeanwhile', 'rightsBeyond', 'roleTaken', 'rolesTooMany', 'rightMissing'],
    changes: true,
    without,
  }),
  /** Removes a role that no person holds. */
  removeRole: call({
    path: '/api/console/removeRole',
    gate: 'brand',
    right: 'manageStaff',
    request: z.object({ shopId, roleId: uuid }),
    response: rightsBoard,
    refuses: ['rightsBeyond', 'roleInUse', 'rightMissing'],
    changes: true,
    without,
  }),
} as const

/** The audit trail. L2 */
export const auditCalls = {
  /** Audited actions on money and rights, newest first; optionally filtered by store day, store, person and kind. */
  auditLines: call({
    path: '/api/console/auditLines',
    gate: 'brand',
    right: 'viewActivity',
    request: z.object({
      shopId,
      date: z.optional(day),
      /** The store of the action; `shopId` names the store whose days count. */
      inShop: z.optional(shopId),
      staffId: z.optional(uuid),
      what: z.optional(id),
      ...page,
    }),
    response: z.object({
      /** The available kinds. */
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
          /** The second approver, if one was required. */
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
