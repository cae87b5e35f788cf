import * as z from 'zod/mini'
import { call } from '../core/index.ts'

const later = <const P extends `/${string}`>(path: P) =>
  call({ path, gate: 'guest', request: z.looseObject({}), response: z.null(), refuses: ['notYet'] })

/** Named and not open yet: points, cards, and settling a table at the end. */
export const orderLater = [
  later('/api/order/or/calculateEarnPoints'),
  later('/api/order/or/calConfirm'),
  later('/api/order/or/queryCardList'),
]
