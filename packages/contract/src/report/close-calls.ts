import { figureGroups } from '@comanda/domain/payment'
import * as z from 'zod/mini'
import { call, currency, day, instant, minorUnits, shopId } from '../core/index.ts'

const figure = z.object({
  group: z.enum(figureGroups),
  /** A payment method, `recharge`, `giftcard`, a part of the bills, the written-off or the open amount. */
  key: z.string(),
  count: z.int(),
  amount: minorUnits,
  /** The amount when the day was closed, and later changes; absent before the close. */
  closedAmount: z.exactOptional(minorUnits),
  difference: z.exactOptional(minorUnits),
})

const closedDay = z.object({
  /** A day in the store's time zone. */
  date: z.string(),
  today: z.string(),
  currency,
  figures: z.array(figure),
  closed: z.exactOptional(z.object({ at: instant, by: z.string() })),
})

const refuses = [] as const
const without = ['businessType'] as const

/** A store's cash report: payments of a day by method. Managers only. */
export const closeCalls = {
  dayFigures: call({
    path: '/api/console/dayFigures',
    gate: 'manager',
    right: ['viewReports', 'closeDay'],
    request: z.object({ shopId, date: z.optional(day) }),
    response: closedDay,
    refuses,
    without,
  }),
  /** Stores the current figures of a day, with time and employee; once. */
  closeDay: call({
    path: '/api/console/closeDay',
    gate: 'manager',
    right: 'closeDay',
    request: z.object({ shopId, date: day }),
    response: closedDay,
    refuses,
    changes: true,
    without,
  }),
} as const
