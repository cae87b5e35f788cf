import { outsideMethods } from '@comanda/domain/payment'
import * as z from 'zod/mini'
import { minorUnits, money } from '../core/index.ts'

/** How staff took an amount; `tendered`: the cash that the guest handed over. PAY-10 */
export const counterPayment = z.object({ method: z.enum(outsideMethods), tendered: z.exactOptional(money) })

/** A loss that one person asked for and a second one has to confirm; `own`: the caller asked. PAY-12 */
export const staffRequest = z.object({ amount: minorUnits, reason: z.string(), name: z.string(), own: z.boolean() })
