import { bill as calls } from '@comanda/contract/bill'
import { refuse } from '@comanda/contract/core'
import { change, type Handler } from '../../../platform/http/index.ts'
import { changeBill } from '../close/change-bill.ts'
import { viewFor } from '../show/cal-confirm.ts'
import type { Deps } from '../deps.ts'
import { readerOf } from '../show/own-bill.ts'
import { lockBill, updatePart } from '../queries.ts'
import { readBill } from '../show/read-bill.ts'
import { holdPart } from './hold-part.ts'

/** Releases the caller's own part of the bill. A paid part stays paid; a payment that arrives later is applied or refunded. M8 */
export const cancelPaymentRound = (deps: Deps): Handler<typeof calls.cancelPaymentRound> =>
  change(calls.cancelPaymentRound, deps, async (tx, caller, input) => {
    const reader = readerOf(caller)
    const part = await holdPart(tx, { corporationId: reader.corporationId, partId: input.partId })
    if (part?.owner !== reader.owner) return refuse('notFound', { field: 'partId' })
    const at = { corporationId: reader.corporationId, billId: part.bill_id }
    if (part.state === 'open') {
      await updatePart(tx, part, { state: 'freed', watch_at: null })
      const row = await lockBill(tx, at)
      if (row) await changeBill(tx, deps, row)
    }
    const bill = await viewFor(deps, tx, reader, await readBill(deps, tx, at))
    return bill ? { bill } : {}
  })
