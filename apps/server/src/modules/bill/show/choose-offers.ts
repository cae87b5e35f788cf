import { bill as calls } from '@comanda/contract/bill'
import { refuse } from '@comanda/contract/core'
import { isBeingPaid } from '@comanda/domain/bill'
import { change, type Handler } from '../../../platform/http/index.ts'
import { closeIfPaid } from '../close/close-bill.ts'
import type { Deps } from '../deps.ts'
import { readerOf, relationToBill } from './own-bill.ts'
import { amountsOf, holdBill, totalsOfBill } from './read-bill.ts'
import { shownToGuest } from './show-bill.ts'

/**
 * Chooses the optional promotions of the caller's bill, under its lock. Refused while a guest pays a part, because the amount
 * must not change meanwhile. PRICE-3, PAY-9
 */
export const chooseOffers = (deps: Deps): Handler<typeof calls.chooseOffers> =>
  change(calls.chooseOffers, deps, async (tx, caller, { billId, discountIds }) => {
    const reader = readerOf(caller)
    const at = { corporationId: caller.corporationId, billId }
    const bill = await holdBill(deps, tx, at)
    const relation = bill && (await relationToBill(deps, tx, reader, at))
    if (!bill || !relation) return refuse('notFound', { field: 'billId' })
    if (bill.row.state !== 'open' || relation === 'had') return refuse('billClosed')
    if (isBeingPaid(amountsOf(bill))) return refuse('billBeingPaid')
    await deps.rounds.chooseOffers(tx, { ...at, discountIds, paidAmount: totalsOfBill(bill).paidAmount })
    const priced = await holdBill(deps, tx, at)
    if (priced) await closeIfPaid(tx, deps, priced, { ref: `offers:${billId}` })
    const after = await holdBill(deps, tx, at)
    if (!after) throw new Error('A bill went away under its lock')
    return { bill: await shownToGuest(deps, tx, after, reader, relation) }
  })
