import { bill as calls } from '@comanda/contract/bill'
import { type Refusal, type RequestOf, refuse, type ResponseOf } from '@comanda/contract/core'
import { type Cut, type CutFault, cutPart, PART_KEPT_MS, type SplitWish } from '@comanda/domain/bill'
import { money } from '@comanda/domain/money'
import type { Tx } from '../../../platform/db/index.ts'
import { change, type Handler } from '../../../platform/http/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import { changeBill } from '../close/change-bill.ts'
import type { Deps } from '../deps.ts'
import { type Asker, type Holder, askerOf, standsTo } from '../show/own-bill.ts'
import { insertPart, updatePart } from '../queries.ts'
import { amountsOf, holdBill, readBill, type Whole } from '../show/read-bill.ts'
import { shownToGuest } from '../show/show-bill.ts'
import type { PartRow } from '../tables.ts'

type Input = RequestOf<typeof calls.executePaymentRound>
type Made = ResponseOf<typeof calls.executePaymentRound>
type Refused = Refusal<'notFound' | (typeof calls.executePaymentRound.refuses)[number]>

const refusalOf: Readonly<Record<CutFault, 'billMoved' | 'nothingDue' | 'itemTaken'>> = {
  nothingDue: 'nothingDue',
  moreThanRest: 'billMoved',
  itemGone: 'billMoved',
  itemTaken: 'itemTaken',
}

/**
 * Reserves a part of the bill for the caller, under the bill's lock, so that guests who pay at the same time never pay too much. An
 * unpaid part the caller reserved before is replaced. ORDER-3, PAY-9
 */
export const executePaymentRound = (deps: Deps): Handler<typeof calls.executePaymentRound> =>
  change(calls.executePaymentRound, deps, (tx, caller, input) => keepPart(tx, deps, askerOf(caller), input))

async function keepPart(tx: Tx, deps: Deps, asker: Asker, input: Input): Promise<Made | Refused> {
  const at = { corporationId: asker.corporationId, billId: input.billId }
  const held = await holdBill(deps, tx, at)
  const stands = held && (await standsTo(deps, tx, asker, at))
  if (!held || !stands) return refuse('notFound', { field: 'billId' })
  if (held.row.state !== 'open' || stands === 'had') return refuse('billClosed')
  if (!held.row.pays) return refuse('billSettledByStaff')
  const whole = await withoutOwn(tx, held, asker)
  const cut = cutPart(amountsOf(whole), wishOf(input.split))
  const shown = () => shownToGuest(deps, tx, held, asker, stands)
  if (typeof cut === 'string') return refuse(refusalOf[cut], { data: { bill: await shown() } })
  if (cut.amount !== input.expectedAmount) return refuse('billMoved', { data: { bill: await shown() } })
  const part = newPart(asker, input.billId, cut, deps.clock())
  await insertPart(tx, part)
  await changeBill(tx, deps, held.row)
  const after = await readBill(deps, tx, at)
  if (!after) throw new Error('A bill went away under its lock')
  return {
    partId: part.part_id,
    amount: money(part.amount),
    secondsLeft: PART_KEPT_MS / 1000,
    bill: await shownToGuest(deps, tx, after, asker, stands),
  }
}

const wishOf = (split: Input['split']): SplitWish =>
  split.by === 'amount' ? { by: 'amount', amount: money(split.amount) } : split

/** The bill after the caller's own open parts are released: each person has one reserved part at a time. */
export async function withoutOwn(tx: Tx, whole: Whole, { owner }: Pick<Asker, 'owner'>): Promise<Whole> {
  const own = whole.parts.filter(part => part.owner === owner && part.state === 'open')
  for (const part of own) await updatePart(tx, part, { state: 'freed', watch_at: null })
  return { ...whole, parts: whole.parts.filter(part => !own.includes(part)) }
}

export const newPart = (asker: Holder, billId: string, { amount, cut }: Cut, now: number): PartRow => ({
  corporation_id: asker.corporationId,
  part_id: uuidv7(),
  bill_id: billId,
  owner: asker.owner,
  state: 'open',
  cut,
  amount,
  returned_amount: 0,
  earning_amount: 0,
  at_venue: false,
  watch_at: new Date(now + PART_KEPT_MS),
  paid_at: null,
  made_at: new Date(now),
})
