import { figureGroups } from '@comanda/domain/payment'
import * as z from 'zod/mini'
import { call, currency, day, instant, minorUnits, shopId } from '../core/index.ts'

const figure = z.object({
  group: z.enum(figureGroups),
  /** A means of payment, `recharge`, `giftcard`, a part of the bills, what never comes, what is open. */
  key: z.string(),
  count: z.int(),
  amount: minorUnits,
  /** What it was when the day was closed, and what came since; absent while it is not. */
  closedAmount: z.exactOptional(minorUnits),
  difference: z.exactOptional(minorUnits),
})

const closedDay = z.object({
  /** A day of the store's own time zone. */
  date: z.string(),
  today: z.string(),
  currency,
  figures: z.array(figure),
  closed: z.exactOptional(z.object({ at: instant, by: z.string() })),
})

const refuses = [] as const
const without = ['businessType'] as const

/** A store's day in money: by when it moved, by what means. Managers alone. */
export const closeCalls = {
  dayFigures: call({
    path: '/api/console/dayFigures',
    gate: 'manager',
    request: z.object({ shopId, date: z.optional(day) }),
    response: closedDay,
    refuses,
    without,
  }),
  /** Keeps the figures of a day as they are now, with who and when; once. */
  closeDay: call({
    path: '/api/console/closeDay',
    gate: 'manager',
    request: z.object({ shopId, date: day }),
    response: closedDay,
    refuses,
    changes: true,
    without,
  }),
} as const
