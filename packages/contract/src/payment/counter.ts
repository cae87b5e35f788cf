import { outsideMethods } from '@comanda/domain/payment'
import * as z from 'zod/mini'
import { minorUnits, money } from '../core/index.ts'

/** How staff received an amount; `tendered`: the cash handed over; `tip`: on top of the amount due. PAY-10 */
export const counterPayment = z.object({
  method: z.enum(outsideMethods),
  tendered: z.exactOptional(money),
  tip: z.exactOptional(money),
})

/** A payment that staff received, with what rounding added to the cash or took off it. PAY-19 */
export const counterReceipt = z.extend(counterPayment, { rounding: z.exactOptional(minorUnits) })

/** A loss requested by one employee that another one must approve; `own`: the caller requested it. PAY-12 */
export const staffRequest = z.object({ amount: minorUnits, reason: z.string(), name: z.string(), own: z.boolean() })
