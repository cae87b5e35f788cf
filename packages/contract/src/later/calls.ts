import * as z from 'zod/mini'
import { call } from '../core/index.ts'

/** A call the product will have: it refuses plainly and changes nothing. */
const later = <const P extends `/${string}`>(path: P) =>
  call({ path, gate: 'anyone', request: z.looseObject({}), response: z.null(), refuses: ['notYet'] })

/** Calls that are named and not open yet, by the context that will own them. */
export const comingCalls = {
  wallet: [
    later('/api/isv/apple/postPass'),
    later('/api/isv/google/postPass'),
    later('/api/isv/wallet/getWalletConfig'),
  ],
} as const
