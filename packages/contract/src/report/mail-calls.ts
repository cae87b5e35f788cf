import * as z from 'zod/mini'
import { call, shopId, uuid } from '../core/index.ts'

const readers = z.object({
  /** The store's managers, by name, with the address of their account. */
  staff: z.array(z.object({ staffId: z.string(), name: z.string(), email: z.string(), on: z.boolean() })),
})

const without = ['businessType'] as const

/** The daily e-mail with the figures of the previous day. Managers only. PAY-14 */
export const mailCalls = {
  dayMails: call({
    path: '/api/console/dayMails',
    gate: 'manager',
    right: 'viewReports',
    request: z.object({ shopId }),
    response: readers,
    refuses: [],
    without,
  }),
  /** Starts or stops sending the e-mail to a manager, from tomorrow on. */
  saveDayMail: call({
    path: '/api/console/saveDayMail',
    gate: 'manager',
    right: 'viewReports',
    request: z.object({ shopId, staffId: uuid, on: z.boolean() }),
    response: readers,
    refuses: ['channelClosed'],
    changes: true,
    without,
  }),
} as const
