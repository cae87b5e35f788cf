import { withoutTrunkPrefix } from '@comanda/domain/address'
import * as z from 'zod/mini'

/** With the calling code, as `+6591234567`; a trunk prefix after it is dropped. */
export const phoneNumber = z
  .string()
  .check(z.trim(), z.maxLength(20), z.regex(/^\+[1-9]\d{6,14}$/), z.overwrite(withoutTrunkPrefix))

export const emailAddress = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email())

/** The recipient of a code. */
export const destination = z.discriminatedUnion('channel', [
  z.object({ channel: z.literal('email'), destination: emailAddress }),
  z.object({ channel: z.literal('phone'), destination: phoneNumber }),
])

export const codeSent = z.object({
  /** Seconds until another code can be requested. */
  resendIn: z.int(),
  /** Seconds for which the code is valid. */
  expiresIn: z.int(),
  masked: z.string(),
})

/** The solution of the captcha's proof-of-work task. U1 */
export const proof = z.string().check(z.maxLength(4000))

export const sixDigits = z.string().check(z.trim(), z.regex(/^\d{6}$/))
