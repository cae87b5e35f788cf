import * as z from 'zod/mini'
import { call, text } from '../core/index.ts'

/** Who is at the console and where they may act. */
export const staffInfo = z.object({
  staffId: z.string(),
  name: z.string(),
  role: z.enum(['staff', 'manager']),
  /** May set up the brand's money and change what members hold. */
  brand: z.boolean(),
  shops: z.array(z.object({ shopId: z.int(), shopName: z.string(), timeZone: z.string() })),
})

const nothing = z.object({})

/** Signing in and out at the console. */
export const staffCalls = {
  signIn: call({
    path: '/api/console/signIn',
    gate: 'anyone',
    request: z.object({ account: text(120), password: z.string().check(z.minLength(1), z.maxLength(200)) }),
    response: z.object({ token: z.string(), staff: staffInfo }),
    refuses: ['signInFailed'],
    without: ['shopId', 'businessType'],
  }),
  me: call({
    path: '/api/console/me',
    gate: 'staff',
    request: nothing,
    response: staffInfo,
    refuses: [],
    without: ['shopId', 'businessType'],
  }),
  signOut: call({
    path: '/api/console/signOut',
    gate: 'staff',
    request: nothing,
    response: nothing,
    refuses: [],
    changes: true,
    without: ['shopId', 'businessType'],
  }),
}
