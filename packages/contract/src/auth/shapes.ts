import { withoutTrunkPrefix } from '@comanda/domain/address'
import * as z from 'zod/mini'

/** With the country's code, as `+6591234567`; a trunk prefix after it is dropped. */
export const phoneNumber = z
  .string()
  .check(z.trim(), z.maxLength(20), z.regex(/^\+[1-9]\d{6,14}$/), z.overwrite(withoutTrunkPrefix))

export const emailAddress = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email())

/** Where a code goes. */
export const destination = z.discriminatedUnion('channel', [
  z.object({ channel: z.literal('email'), destination: emailAddress }),
  z.object({ channel: z.literal('phone'), destination: phoneNumber }),
])

export const codeSent = z.object({
  /** Seconds until another code may be asked for. */
  resendIn: z.int(),
  /** Seconds the code lives. */
  expiresIn: z.int(),
  masked: z.string(),
})

/** The piece of work that was done for the captcha. U1 */
export const proof = z.string().check(z.maxLength(4000))

export const sixDigits = z.string().check(z.trim(), z.regex(/^\d{6}$/))
