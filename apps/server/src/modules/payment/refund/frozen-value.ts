import type { Currency, Money } from '@comanda/domain/money'
import type { AttemptState } from '@comanda/domain/payment'
import { writeAuditLine } from '../../../platform/audit-line.ts'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { PayableAt } from '../../../ports/payment.ts'
import type { Deps } from '../deps.ts'
import type { AttemptRow, FrozenValueRow, PaymentTables } from '../tables.ts'

const ADD = {
  name: 'frozen_value_add',
  text: `insert into frozen_value as f (corporation_id, payable_id, kind, shop_id, freeze_no, charged_amount, frozen_amount,
      currency, state, frozen_at)
    values ($1, $2, $3, $4, 1, $5, 0, $6, 'waiting', $7)
    on conflict (corporation_id, payable_id) do update set freeze_no = f.freeze_no + 1, state = 'waiting',
      frozen_at = excluded.frozen_at, decided_by = null, decided_name = null, decided_at = null, reason = ''
      where f.state <> 'waiting'
    returning freeze_no`,
}

const REOPEN = {
  name: 'frozen_value_reopen',
  text: `update frozen_value set freeze_no = freeze_no + 1, state = 'waiting', frozen_at = $3,
      decided_by = null, decided_name = null, decided_at = null, reason = ''
    where corporation_id = $1 and payable_id = $2 and state = 'taken' returning freeze_no`,
}

const IS_FROZEN = {
  name: 'frozen_value_is',
  text: `select 1 from frozen_value where corporation_id = $1 and payable_id = $2 and state = 'waiting'`,
}

const AMOUNT = {
  name: 'frozen_value_amount',
  text: 'update frozen_value set frozen_amount = $3 where corporation_id = $1 and payable_id = $2',
}

/** The provider, as the actor of an audit line. */
const BANK = { id: 'bank', name: '' }

const atOf = ({ corporation_id: corporationId, kind, payable_id: payableId }: AttemptRow): PayableAt => ({
  corporationId,
  kind,
  payableId,
})

/** Names one freeze of a payable: a reversed chargeback may be followed by another. */
const causeOf = (at: PayableAt, freezeNo: number): string => `${at.payableId}:${freezeNo}`

/**
 * The bank took back the money of a locked payment that bought value: what is left of that value is frozen until a person
 * decides, or the bank returns the money. Nothing happens for other payables, or while it is frozen already. PAY-9
 */
async function freezeValue(tx: Tx, deps: Deps, row: AttemptRow): Promise<void> {
  const at = atOf(row)
  const port = deps.payables[at.kind]
  if (!port?.freeze) return
  const now = new Date(deps.clock())
  const key = [at.corporationId, at.payableId]
  const values = [...key, at.kind, row.shop_id, row.charged_amount, JSON.stringify(row.currency), now]
  const [added] = (await tx.query<{ freeze_no: number }>(ADD, values)).rows
  if (!added) return
  const frozen = await port.freeze(tx, { ...at, causeKey: causeOf(at, added.freeze_no) })
  await noteFrozen(tx, row, { frozen, cause: 'chargeback', now })
}

/** Stores how much was frozen, and why. */
async function noteFrozen(
  tx: Tx,
  row: AttemptRow,
  { frozen, cause, now }: { frozen: Money; cause: 'chargeback' | 'chargebackReversed'; now: Date },
): Promise<void> {
  const { corporationId, kind, payableId } = atOf(row)
  await tx.query(AMOUNT, [corporationId, payableId, frozen])
  await writeAuditLine(tx, {
    corporationId,
    shopId: row.shop_id,
    what: 'value.frozen',
    subject: payableId,
    by: BANK,
    after: { kind, chargedAmount: row.charged_amount, frozenAmount: frozen },
    cause,
    at: now,
  })
}

/**
 * The bank returned the money. Value that still waits is its holder's again. Value that a person had taken is frozen again, so
 * that a person decides anew: the brand would have both money and value. PAY-9
 */
async function followReversal(tx: Tx, deps: Deps, row: AttemptRow): Promise<void> {
  const at = atOf(row)
  if (await releaseFrozenValue(tx, deps, at, { state: 'reversed', by: BANK, reason: 'chargebackReversed' })) return
  const port = deps.payables[at.kind]
  if (!port?.refreeze) return
  const now = new Date(deps.clock())
  const [reopened] = (await tx.query<{ freeze_no: number }>(REOPEN, [at.corporationId, at.payableId, now])).rows
  if (!reopened) return
  const { freeze_no: freezeNo } = reopened
  const keys = { causeKey: causeOf(at, freezeNo), takenKey: causeOf(at, freezeNo - 1) }
  const frozen = await port.refreeze(tx, { ...at, ...keys })
  await noteFrozen(tx, row, { frozen, cause: 'chargebackReversed', now })
}

/** Whether value that the payable bought is frozen and waits for a person. */
export const isFrozen = async (tx: Tx, { corporationId, payableId }: Omit<PayableAt, 'kind'>): Promise<boolean> =>
  (await tx.query(IS_FROZEN, [corporationId, payableId])).rows.length > 0

/** The end of a freeze: by a person, or because the bank returned the money. */
export interface ReleaBy {
  state: 'released' | 'taken' | 'reversed'
  by: { id: string; name: string }
  reason: string
}

/** Ends the freeze of a locked payable, once: `taken` leaves the value to the brand. Undefined if it does not wait. */
export async function releaseFrozenValue(
  tx: Tx,
  deps: Deps,
  at: PayableAt,
  { state, by, reason }: ReleaBy,
): Promise<FrozenValueRow | undefined> {
  const now = new Date(deps.clock())
  const row = await tx
    .withTables<PaymentTables>()
    .updateTable('frozen_value')
    .set({ state, decided_by: by.id, decided_name: by.name, decided_at: now, reason })
    .where('corporation_id', '=', at.corporationId)
    .where('payable_id', '=', at.payableId)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst()
  if (!row) return undefined
  const causeKey = causeOf(at, row.freeze_no)
  await deps.payables[at.kind]?.thaw?.(tx, { ...at, causeKey, to: state === 'taken' ? 'brand' : 'holder' })
  await writeAuditLine(tx, {
    corporationId: at.corporationId,
    shopId: row.shop_id,
    what: `value.${state}`,
    subject: at.payableId,
    by,
    after: { kind: at.kind, frozenAmount: row.frozen_amount },
    cause: reason,
    at: now,
  })
  return row
}

/** Freezes value when its payment enters `chargeback`, and follows the bank's reversal of it. PAY-9 */
export async function followChargeback(tx: Tx, deps: Deps, before: AttemptState, after: AttemptRow): Promise<void> {
  if (before === after.state) return
  if (after.state === 'chargeback') await freezeValue(tx, deps, after)
  if (before === 'chargeback' && after.state === 'captured') await followReversal(tx, deps, after)
}

/** The frozen value of a store that waits for a person, oldest first. */
export const waitingValue = (
  db: Queries,
  { corporationId, shopId }: { corporationId: number; shopId: number },
): Promise<(FrozenValueRow & { currency: Currency })[]> =>
  db
    .withTables<PaymentTables>()
    .selectFrom('frozen_value')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('shop_id', '=', shopId)
    .where('state', '=', 'waiting')
    .orderBy('frozen_at')
    .limit(100)
    .execute()
