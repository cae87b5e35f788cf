import * as z from 'zod/mini'
import { call, customerId, id, text } from '../core/index.ts'

/** A guest's device, or the one-time token of a link that hands an account over. Providers come with social sign-in. */
const credential = z.discriminatedUnion('grant', [
  z.object({
    grant: z.literal('guest'),
    deviceId: id,
    /** A new token that the phone made and has sent with its calls so far: the session opens under it. LOGIN-3 */
    token: z.exactOptional(z.string().check(z.regex(/^\d{1,15}\.[0-9a-f]{48}$/))),
  }),
  z.object({ grant: z.literal('handover'), token: text(64) }),
])

/** Which card a member holds. */
export const cardInfo = z.object({ cardProgramId: z.string(), cardId: z.string(), cardLevelId: z.string() })

/** Who the caller is, as far as the app shows it. LOGIN-1 */
export const authorizeInfo = z.object({
  customerId,
  isMember: z.boolean(),
  nick: z.string(),
  avatar: z.string(),
  /** A member's card. */
  cardInfo: z.exactOptional(cardInfo),
})

export const signedIn = z.object({ authorizeInfo, token: z.string() })

/** The one call of this context that every visit makes: apart, so that the first screen carries no other. */
export const enter = call({
  path: '/api/user-auth/auth',
  gate: 'anyone',
  request: credential,
  response: signedIn,
  refuses: ['grantRefused'],
  shows: 'silent',
  without: ['shopId', 'businessType'],
})
