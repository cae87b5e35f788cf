import { outsideMethods } from '@comanda/domain/payment'
import * as z from 'zod/mini'
import { minorUnits, money, uuid } from '../core/index.ts'

/** How staff received an amount; `tendered`: the cash handed over; `tip`: on top of the amount due. PAY-10 */
export const counterPayment = z.object({
  method: z.enum(outsideMethods),
  tendered: z.exactOptional(money),
  tip: z.exactOptional(money),
  /** The shift of the drawer that it belongs to. TILL-1 */
  shiftId: z.exactOptional(uuid),
})

/** A payment that staff received, with what rounding added to the cash or took off it. PAY-19 */
export const counterReceipt = z.extend(counterPayment, { rounding: z.exactOptional(minorUnits) })

/** One of several payments of an order; `amount` without its tip. PAY-21 */
export const counterPart = z.object({ ...counterPayment.shape, amount: money.check(z.positive()) })

/** Several payments that staff received for one order. PAY-21 */
export const counterParts = z.array(counterPart).check(z.maxLength(20))

/** Such a payment as it was received, with its rounding. PAY-19, PAY-21 */
export const counterPartReceipt = z.extend(counterPart, { rounding: z.exactOptional(minorUnits) })

/** A loss requested by one employee that another one must approve; `own`: the caller requested it. PAY-12 */
export const staffRequest = z.object({ amount: minorUnits, reason: z.string(), name: z.string(), own: z.boolean() })
