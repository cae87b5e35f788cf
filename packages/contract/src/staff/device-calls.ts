import * as z from 'zod/mini'
import { call, id, instant, shopId, text, uuid } from '../core/index.ts'
import { staffInfo } from './staff-info.ts'

const without = ['businessType'] as const
const signedOut = ['shopId', 'businessType'] as const
/** The secret that a shared tablet stores. */
const device = text(80).check(z.minLength(1))
const pin = z.string().check(z.minLength(1), z.maxLength(12))
const name = text(40).check(z.minLength(1))
const idleMinutes = z.int().check(z.minimum(1), z.maximum(60))

/** Tablets that staff share, and their PINs. L5 */
export const deviceCalls = {
  /** Sets the caller's own PIN, given their password. */
  savePin: call({
    path: '/api/console/savePin',
    gate: 'staff',
    right: 'anyRole',
    request: z.object({ password: z.string().check(z.minLength(1), z.maxLength(200)), pin }),
    response: z.object({}),
    refuses: ['passwordWrong', 'pinUnfit'],
    changes: true,
    without: signedOut,
  }),
  /** Makes the caller's device a shared tablet of the store. The answer holds the secret it stores. */
  shareDevice: call({
    path: '/api/console/shareDevice',
    gate: 'store',
    right: ['editSettings', 'manageStaff'],
    request: z.object({ shopId, name, idleMinutes }),
    response: z.object({ device: z.string() }),
    refuses: ['devicesTooMany'],
    changes: true,
    without,
  }),
  /** The shared tablets of the store. */
  devices: call({
    path: '/api/console/devices',
    gate: 'store',
    right: ['editSettings', 'manageStaff'],
    request: z.object({ shopId }),
    response: z.object({
      devices: z.array(
        z.object({ deviceId: uuid, name: z.string(), idleMinutes: z.int(), sharedBy: z.string(), sharedAt: instant }),
      ),
    }),
    refuses: [],
    without,
  }),
  /** Ends the sharing of a tablet; people who are signed in there by PIN are signed out. */
  removeDevice: call({
    path: '/api/console/removeDevice',
    gate: 'store',
    right: ['editSettings', 'manageStaff'],
    request: z.object({ shopId, deviceId: uuid }),
    response: z.object({}),
    refuses: [],
    changes: true,
    without,
  }),
  /** The people who can sign in with their PIN at a shared tablet. */
  deviceStaff: call({
    path: '/api/console/deviceStaff',
    gate: 'anyone',
    request: z.object({ device }),
    response: z.object({
      name: z.string(),
      shopName: z.string(),
      idleMinutes: z.int(),
      people: z.array(z.object({ staffId: uuid, name: z.string() })),
    }),
    refuses: ['deviceGone'],
    without: signedOut,
  }),
  /** Signs a person in at a shared tablet. Wrong PINs are limited by tablet and by person. */
  signInByPin: call({
    path: '/api/console/signInByPin',
    gate: 'anyone',
    request: z.object({ device, staffId: id, pin }),
    response: z.object({ token: z.string(), staff: staffInfo }),
    refuses: ['deviceGone', 'pinWrong', 'pinTriesTooMany'],
    without: signedOut,
  }),
} as const
