import type { card as calls } from '@comanda/contract/card'
import type { ResponseOf } from '@comanda/contract/core'
import { money } from '@comanda/domain/money'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { Handler } from '../../platform/http/index.ts'
import { isUuid } from '../../platform/ids.ts'
import type { CardDeps } from './deps.ts'
import type { CardTables, TransferRow } from './tables.ts'

/** A transfer by its id, or by the stored forms of its code: the digest, or the code itself of a transfer made before. */
type TransferKey = { transferId: string } | { storedCodes: readonly string[] }

/** How the code of a link may be stored. */
export const byCode = ({ claimCodes }: Pick<CardDeps, 'claimCodes'>, code: string): TransferKey => ({
  storedCodes: [claimCodes.digestOf(code), code],
})

const transferQuery = (db: Queries, corporationId: number, key: TransferKey) => {
  const query = db
    .withTables<CardTables>()
    .selectFrom('card_transfer')
    .selectAll()
    .where('corporation_id', '=', corporationId)
  return 'transferId' in key
    ? query.where('transfer_id', '=', key.transferId)
    : query.where('claim_code', 'in', key.storedCodes)
}

export const findTransfer = (db: Queries, corporationId: number, key: TransferKey): Promise<TransferRow | undefined> =>
  transferQuery(db, corporationId, key).executeTakeFirst()

/** A transfer, locked until the transaction ends. */
export const lockTransfer = (tx: Tx, corporationId: number, key: TransferKey): Promise<TransferRow | undefined> =>
  transferQuery(tx, corporationId, key).forUpdate().executeTakeFirst()

/** Inserts a transfer, or updates a locked one. */
export async function writeTransfer(tx: Tx, row: TransferRow): Promise<void> {
  const { state, to_card_id, to_customer_id, watch_at, changed_at } = row
  await tx
    .withTables<CardTables>()
    .insertInto('card_transfer')
    .values(row)
    .onConflict(conflict =>
      conflict
        .columns(['corporation_id', 'transfer_id'])
        .doUpdateSet({ state, to_card_id, to_customer_id, watch_at, changed_at }),
    )
    .execute()
}

/**
 * The code of a transfer's link. A transfer made before stores the code itself; one made under another secret of the server has
 * none any more.
 */
function codeOf({ claimCodes }: CardDeps, { transfer_id, claim_code }: TransferRow): { claimCode?: string } {
  const code = claimCodes.codeOf(transfer_id)
  if (claimCodes.digestOf(code) === claim_code) return { claimCode: code }
  return claim_code.length === code.length ? { claimCode: claim_code } : {}
}

type Shown = ResponseOf<typeof calls.transferDetail>

/**
 * A transfer as shown to its sender, its receiver or the holder of its link. Only the sender gets the link's code,
 * while the transfer waits.
 */
export async function shownTransfer(db: Queries, deps: CardDeps, row: TransferRow, customerId: number): Promise<Shown> {
  const role =
    row.from_customer_id === customerId ? 'sender' : row.to_customer_id === customerId ? 'receiver' : 'holder'
  const waiting = row.state === 'waiting'
  return {
    transferId: row.transfer_id,
    amount: money(row.amount),
    currency: row.currency,
    message: row.message,
    state: row.state,
    role,
    ...(role === 'sender' && waiting && codeOf(deps, row)),
    fromName: await deps.nameOf(db, row.corporation_id, row.from_customer_id),
    ...(waiting && row.watch_at && { waitsUntil: row.watch_at.toISOString() }),
    createdAt: row.created_at.toISOString(),
  }
}

/** The caller's sent and received transfers, newest first. */
export const listTransfers =
  (deps: CardDeps): Handler<typeof calls.listTransfers> =>
  async ({ corporationId, session: { customerId } }, { pageSize, cursor }) => {
    const before = cursor !== undefined && isUuid(cursor) ? cursor : undefined
    const own = deps.db
      .withTables<CardTables>()
      .selectFrom('card_transfer')
      .selectAll()
      .where('corporation_id', '=', corporationId)
      .where(eb => eb.or([eb('from_customer_id', '=', customerId), eb('to_customer_id', '=', customerId)]))
    const query = before === undefined ? own : own.where('transfer_id', '<', before)
    const rows = await query
      .orderBy('transfer_id', 'desc')
      .limit(pageSize + 1)
      .execute()
    const page = rows.slice(0, pageSize)
    const last = page.at(-1)
    return {
      transfers: await Promise.all(page.map(row => shownTransfer(deps.db, deps, row, customerId))),
      ...(rows.length > pageSize && last && { nextCursor: last.transfer_id }),
    }
  }
