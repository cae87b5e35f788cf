import * as z from 'zod/mini'
import { call } from '../core/index.ts'

const later = <const P extends `/${string}`>(path: P) =>
  call({ path, gate: 'guest', request: z.looseObject({}), response: z.null(), refuses: ['notYet'] })

/** Named and not open yet: cards. */
export const orderLater = [later('/api/order/or/queryCardList')]
