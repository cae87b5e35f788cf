import * as z from 'zod/mini'
import { ENTRY_PIN } from '@comanda/domain/table'
import { call, id, shopId } from '../core/index.ts'

/** A seat where each phone has a cart of its own; a shared table is sat down at with its cart (`init`). C6 */
export const seatCalls = {
  /**
   * Sits the caller down at a table that pays at the end: by its code, or by the PIN where the store asks for one. The seat
   * is kept until the table is paid or released; asking again changes nothing. Where none is needed nothing happens. ORDER-3
   */
  takeSeat: call({
    path: '/api/base/table/takeSeat',
    gate: 'guest',
    request: z.object({ shopId, tableId: id, pin: z.optional(z.string().check(z.regex(ENTRY_PIN))) }),
    response: z.object({
      seated: z.boolean(),
      /** What lets others of the party sit down, where they are asked for it. */
      pin: z.exactOptional(z.string()),
      /** The party whose changes concern this PIN. */
      sessionId: z.exactOptional(z.string()),
      /** The table the staff moved the caller's party to. */
      movedTo: z.exactOptional(id),
    }),
    refuses: ['tableCodeUnknown', 'pinNeeded', 'tableFull', 'buffetOwing'],
    changes: true,
    shows: 'silent',
    without: ['businessType'],
  }),
}
