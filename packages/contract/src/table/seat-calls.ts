import * as z from 'zod/mini'
import { ENTRY_PIN } from '@comanda/domain/table'
import { call, id, shopId } from '../core/index.ts'

/** Joining a table where each phone has its own cart; a shared table is joined with its cart (`init`). C6 */
export const seatCalls = {
  /**
   * Adds the caller to the party of a table that pays at the end: by its code, or by the PIN if the store requires one.
   * Membership lasts until the table is paid or released; idempotent. Has no effect where no membership is needed. ORDER-3
   */
  takeSeat: call({
    path: '/api/base/table/takeSeat',
    gate: 'guest',
    request: z.object({ shopId, tableId: id, pin: z.optional(z.string().check(z.regex(ENTRY_PIN))) }),
    response: z.object({
      seated: z.boolean(),
      /** The PIN for further members, if one is required. */
      pin: z.exactOptional(z.string()),
      /** The party to subscribe to for changes of this PIN. */
      sessionId: z.exactOptional(z.string()),
      /** The table to which staff moved the caller's party. */
      movedTo: z.exactOptional(id),
    }),
    refuses: ['tableCodeUnknown', 'pinNeeded', 'tableFull', 'buffetOwing'],
    changes: true,
    shows: 'silent',
    without: ['businessType'],
  }),
}
