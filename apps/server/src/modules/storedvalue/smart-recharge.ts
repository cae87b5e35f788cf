import type { storedvalue as calls } from '@comanda/contract/storedvalue'
import { type Refusal, type RequestOf, refuse } from '@comanda/contract/core'
import { bonusOf, type RechargeTier, type StoredValueProgram } from '@comanda/domain/card'
import { money } from '@comanda/domain/money'
import type { Queries, Tx } from '../../platform/db/index.ts'
import { type Guest, wasAnswered } from '../../platform/http/index.ts'
import type { CardPayment, CardToFill, StoredValueDeps } from './deps.ts'
import { hadFirst } from './queries.ts'
import type { RechargePaymentRow, RechargeRow, StoredValueTables } from './tables.ts'

type Input = RequestOf<typeof calls.submit>
type Refused = Refusal<'notPayable' | 'storedValueChanged' | 'securityNeeded' | 'securityWrong' | 'securityLocked'>

/** The payable a recharge is to pay. */
export type RechargePayable = Pick<RechargePaymentRow, 'kind' | 'payable_id' | 'tip_amount'>

interface Chosen {
  card: CardToFill
  program: StoredValueProgram
  tier: RechargeTier
}

/**
 * Whether the payable can be paid after the recharge: it is the guest's own and open, the gear covers it, and the
 * card's password or a fresh code was given if needed. PAY-7, CARD-1
 */
export async function paysWith(
  deps: StoredValueDeps,
  caller: Guest,
  { pays, cardId }: Input,
  { card, program, tier }: Chosen,
): Promise<RechargePayable | Refused | undefined> {
  // A repeat of a stored recharge needs no code: a code works once.
  if (!pays || (await wasAnswered(deps.db, caller))) return undefined
  const { corporationId, language, requestId } = caller
  const { customerId } = caller.session
  const kind = pays.businessType === 2001 ? 'bill' : 'order'
  const tipAmount = money(pays.tipAmount ?? 0)
  const payer = { corporationId, customerId, cardId, language, requestId }
  const input: CardPayment = { ...payer, kind, payableId: pays.orderId, tipAmount }
  const owed = await deps.db.inTx(tx => deps.dueByCard(tx, input))
  if (!owed) return refuse('notPayable', { field: 'pays.orderId' })
  const first = !(await hadFirst(deps.db, corporationId, card.cardId, program.id))
  const covers = card.balance + tier.storedAmount + bonusOf(program, tier, first).returnAmount >= owed.due
  if (owed.currency.currencyCode !== card.currency.currencyCode || !covers)
    return refuse('storedValueChanged', { field: 'ruleId' })
  const insecure = await insecureFor(deps, input, owed.due, pays.securityCode)
  return insecure ?? { kind, payable_id: pays.orderId, tip_amount: tipAmount }
}

const refusals = { wrong: 'securityWrong', locked: 'securityLocked' } as const

async function insecureFor(
  deps: StoredValueDeps,
  { corporationId, customerId, cardId }: CardPayment,
  amount: CardToFill['balance'],
  securityCode: string | undefined,
): Promise<Refused | undefined> {
  const verdict = await deps.checkSecurity({ corporationId, customerId, cardId, amount, securityCode })
  const field = 'pays.securityCode'
  if (verdict === 'wrong' && securityCode === undefined) return refuse('securityNeeded', { field })
  return verdict === 'wrong' || verdict === 'locked' ? refuse(refusals[verdict], { field }) : undefined
}

/** Stores what a recharge pays. */
export const insertPays = (tx: Tx, { corporation_id, recharge_id }: RechargeRow, pays: RechargePayable) =>
  tx
    .withTables<StoredValueTables>()
    .insertInto('recharge_pays')
    .values({ corporation_id, recharge_id, ...pays, state: 'waiting' })
    .execute()

export const paysOf = (
  db: Queries,
  { corporationId, rechargeId }: RechargeAt,
): Promise<RechargePaymentRow | undefined> =>
  db
    .withTables<StoredValueTables>()
    .selectFrom('recharge_pays')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('recharge_id', '=', rechargeId)
    .executeTakeFirst()

interface RechargeAt {
  corporationId: number
  rechargeId: string
}

/** What a recharge pays, locked before the card: locks are taken in one order. */
export async function holdPaid(tx: Tx, deps: StoredValueDeps, at: RechargeAt): Promise<RechargePaymentRow | undefined> {
  const pays = await paysOf(tx, at)
  if (pays) {
    const { corporationId } = at
    await deps.holdPayable(tx, { corporationId, kind: pays.kind, payableId: pays.payable_id })
  }
  return pays
}

/** Pays the recharge's payable with the card; if it can no longer be paid, the value stays on the card. PAY-7 */
export async function payAfterRecharge(
  tx: Tx,
  deps: StoredValueDeps,
  row: RechargeRow,
  pays: RechargePaymentRow,
): Promise<void> {
  const { corporation_id: corporationId, recharge_id: rechargeId } = row
  const paid = await deps.payByCard(tx, {
    corporationId,
    customerId: row.customer_id,
    kind: pays.kind,
    payableId: pays.payable_id,
    cardId: row.card_id,
    language: 'en_US',
    requestId: `recharge-${rechargeId}`,
    tipAmount: money(pays.tip_amount),
  })
  await tx
    .withTables<StoredValueTables>()
    .updateTable('recharge_pays')
    .set({ state: paid ? 'paid' : 'notPaid' })
    .where('corporation_id', '=', corporationId)
    .where('recharge_id', '=', rechargeId)
    .execute()
}
