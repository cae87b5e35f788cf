import * as z from 'zod/mini'
import { amount, call, currency, day, instant, minorUnits, shopId, text, uuid } from '../core/index.ts'

const without = ['businessType'] as const
const reason = text(200).check(z.minLength(1))

/** Cash put into a drawer (positive) or taken out of it (negative). */
const drawerMove = z.object({ amount: minorUnits, reason: z.string(), by: z.string(), at: instant })

/** A drawer from its opening to its close, with its figures as they are now. TILL-1 */
export const shift = z.object({
  shiftId: uuid,
  drawer: z.string(),
  openedBy: z.string(),
  openedAt: instant,
  floatAmount: minorUnits,
  cashTaken: minorUnits,
  cashReturned: minorUnits,
  payIns: minorUnits,
  payOuts: minorUnits,
  /** What should be in the drawer. */
  expectedAmount: minorUnits,
  moves: z.array(drawerMove),
  /** Money that staff took, by method, less what they handed back. */
  methods: z.array(z.object({ method: z.string(), amount: minorUnits })),
  /** What each person took, with tips. */
  staff: z.array(z.object({ name: z.string(), count: z.int(), amount: minorUnits, tips: minorUnits })),
  /** Absent while the drawer is open. */
  closed: z.exactOptional(
    z.object({ by: z.string(), at: instant, countedAmount: minorUnits, difference: minorUnits, note: z.string() }),
  ),
})

/** Cash drawers of a store and their shifts. */
export const tillCalls = {
  /** The open drawers, and the shifts that were opened on a day of the store; today if no day is given. */
  shifts: call({
    path: '/api/console/shifts',
    gate: 'store',
    right: 'takePayment',
    request: z.object({ shopId, date: z.optional(day) }),
    response: z.object({ date: z.string(), today: z.string(), currency, shifts: z.array(shift) }),
    refuses: [],
    without,
  }),
  /** Opens a drawer with the counted float. A drawer is open once. */
  openDrawer: call({
    path: '/api/console/openDrawer',
    gate: 'store',
    right: 'takePayment',
    request: z.object({ shopId, drawer: text(40).check(z.minLength(1)), floatAmount: amount }),
    response: shift,
    refuses: ['drawerOpen'],
    changes: true,
    without,
  }),
  /** Puts cash into an open drawer, or takes it out, with a reason. */
  moveCash: call({
    path: '/api/console/moveCash',
    gate: 'store',
    right: 'takePayment',
    request: z.object({
      shopId,
      shiftId: uuid,
      direction: z.enum(['in', 'out']),
      amount: z.int().check(z.positive(), z.maximum(1_000_000_000_000)),
      reason,
    }),
    response: shift,
    refuses: ['drawerClosed', 'drawerTooLittle'],
    changes: true,
    without,
  }),
  /** Closes a drawer with the counted cash; the difference to the expected cash is in the answer. */
  closeDrawer: call({
    path: '/api/console/closeDrawer',
    gate: 'store',
    right: 'takePayment',
    request: z.object({ shopId, shiftId: uuid, countedAmount: amount, note: z._default(text(200), '') }),
    response: shift,
    refuses: ['drawerClosed'],
    changes: true,
    without,
  }),
} as const
