import { counterMethods } from '@comanda/domain/payment'
import * as z from 'zod/mini'
import { money } from '../core/index.ts'

/** How staff took an amount; `tendered`: the cash that the guest handed over. PAY-10 */
export const counterPayment = z.object({ method: z.enum(counterMethods), tendered: z.exactOptional(money) })
