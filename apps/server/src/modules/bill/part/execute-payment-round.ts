import { bill as calls } from '@comanda/contract/bill'
import { type Refusal, type RequestOf, refuse, type ResponseOf } from '@comanda/contract/core'
import {
  type PartSplit,
  type SplitFault,
  splitOffPart,
  PART_RETENTION_MS,
  type SplitRequest,
} from '@comanda/domain/bill'
import { money } from '@comanda/domain/money'
import type { Tx } from '../../../platform/db/index.ts'
import { change, type Handler } from '../../../platform/http/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import { changeBill } from '../close/change-bill.ts'
import type { Deps } from '../deps.ts'
import { type BillReader, type Holder, readerOf, relationToBill } from '../show/own-bill.ts'
import { insertPart, updatePart } from '../queries.ts'
import { amountsOf, holdBill, readBill, type FullBill } from '../show/read-bill.ts'
import { shownToGuest } from '../show/show-bill.ts'
import type { PartRow } from '../tables.ts'

type Input = RequestOf<typeof calls.executePaymentRound>
type Made = ResponseOf<typeof calls.executePaymentRound>
type Refused = Refusal<'notFound' | (typeof calls.executePaymentRound.refuses)[number]>

export const refusalOf: Readonly<Record<SplitFault, 'billMoved' | 'nothingDue' | 'itemTaken'>> = {
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
  change(calls.executePaymentRound, deps, (tx, caller, input) => reservePart(tx, deps, readerOf(caller), input))

async function reservePart(tx: Tx, deps: Deps, reader: BillReader, input: Input): Promise<Made | Refused> {
  const at = { corporationId: reader.corporationId, billId: input.billId }
  const locked = await holdBill(deps, tx, at)
  const relation = locked && (await relationToBill(deps, tx, reader, at))
  if (!locked || !relation) return refuse('notFound', { field: 'billId' })
  if (locked.row.state !== 'open' || relation === 'had') return refuse('billClosed')
  if (!locked.row.pays) return refuse('billSettledByStaff')
  const bill = await withoutOwn(tx, locked, reader)
  const cut = splitOffPart(amountsOf(bill), splitRequestOf(input.split))
  const shown = () => shownToGuest(deps, tx, locked, reader, relation)
  if (typeof cut === 'string') return refuse(refusalOf[cut], { data: { bill: await shown() } })
  if (cut.amount !== input.expectedAmount) return refuse('billMoved', { data: { bill: await shown() } })
  const part = newPart(reader, input.billId, cut, deps.clock())
  await insertPart(tx, part)
  await changeBill(tx, deps, locked.row)
  const after = await readBill(deps, tx, at)
  if (!after) throw new Error('A bill went away under its lock')
  return {
    partId: part.part_id,
    amount: money(part.amount),
    secondsLeft: PART_RETENTION_MS / 1000,
    bill: await shownToGuest(deps, tx, after, reader, relation),
  }
}

export const splitRequestOf = (split: Input['split']): SplitRequest =>
  split.by === 'amount' ? { by: 'amount', amount: money(split.amount) } : split

/** Releases the caller's own open parts and returns the bill: each person has one reserved part at a time. */
export async function withoutOwn(tx: Tx, bill: FullBill, { owner }: Pick<BillReader, 'owner'>): Promise<FullBill> {
  const own = bill.parts.filter(part => part.owner === owner && part.state === 'open')
  for (const part of own) await updatePart(tx, part, { state: 'freed', watch_at: null })
  return { ...bill, parts: bill.parts.filter(part => !own.includes(part)) }
}

export const newPart = (reader: Holder, billId: string, { amount, cut }: PartSplit, now: number): PartRow => ({
  corporation_id: reader.corporationId,
  part_id: uuidv7(),
  bill_id: billId,
  owner: reader.owner,
  state: 'open',
  cut,
  amount,
  returned_amount: 0,
  earning_amount: 0,
  at_venue: false,
  watch_at: new Date(now + PART_RETENTION_MS),
  paid_at: null,
  made_at: new Date(now),
  counter: null,
})
