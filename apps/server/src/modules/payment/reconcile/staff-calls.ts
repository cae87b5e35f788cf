import { reconciliationCalls as calls } from '@comanda/contract/payment'
import { writeStaffChange } from '../../../platform/audit-line.ts'
import { refuse, type ResponseOf } from '@comanda/contract/core'
import { orderNumber } from '@comanda/domain/order'
import { changeInSteps, changeWithOwnTransaction, type HandlersOf } from '../../../platform/http/index.ts'
import type { ProviderName } from '../../../providers/payment/port.ts'
import type { Deps } from '../deps.ts'
import { acknowledge, newestBreaks, newestDays } from './queries.ts'
import { reconcileDay } from './run.ts'
import type { BreakRow, ReconciliationRow } from './tables.ts'

type Books = ResponseOf<typeof calls.reconciliations>

const MAX_DAYS = 28
const MAX_BREAKS = 200

const decimalsOf = ({ providers }: Deps, name: ProviderName, currencyCode: string): number =>
  providers[name]?.decimalsOf(currencyCode) ?? 2

const shownDay = (deps: Deps, row: ReconciliationRow): Books['days'][number] => ({
  provider: row.provider,
  day: row.day,
  state: row.state,
  runAt: row.run_at.toISOString(),
  totals: row.totals.map(total => ({ ...total, decimals: decimalsOf(deps, row.provider, total.currencyCode) })),
})

const shownBreak = (deps: Deps, row: BreakRow): Books['breaks'][number] => ({
  breakId: row.break_id,
  provider: row.provider,
  day: row.day,
  kind: row.kind,
  reference: row.reference,
  providerReference: row.provider_reference,
  ours: row.ours,
  theirs: row.theirs,
  currencyCode: row.currency_code,
  decimals: decimalsOf(deps, row.provider, row.currency_code),
  foundAt: row.found_at.toISOString(),
  state: row.state,
  ...(row.payable_kind && { payFor: row.payable_kind }),
  ...(row.payable_kind === 'order' && row.payable_id && { displayNo: orderNumber(row.payable_id) }),
  ...(row.shop_id && { shopId: row.shop_id }),
  ...settled(row),
})

const settled = (row: BreakRow) => ({
  ...(row.acknowledged_name && { acknowledgedBy: row.acknowledged_name }),
  ...(row.acknowledged_at && { acknowledgedAt: row.acknowledged_at.toISOString() }),
  ...(row.cleared_at && { clearedAt: row.cleared_at.toISOString() }),
  ...(row.reason && { reason: row.reason }),
})

async function booksOf(deps: Deps, corporationId: number): Promise<Books> {
  const [days, breaks] = [
    await newestDays(deps.db, corporationId, MAX_DAYS),
    await newestBreaks(deps.db, corporationId, MAX_BREAKS),
  ]
  return {
    today: new Date(deps.clock()).toISOString().slice(0, 10),
    providers: (['card', 'wallet'] as const).filter(name => deps.providers[name] !== undefined),
    days: days.map(row => shownDay(deps, row)),
    breaks: breaks.map(row => shownBreak(deps, row)),
  }
}

/** Reconciliation of the providers' statements with our payments. M13 */
export function staffBooks(deps: Deps): HandlersOf<typeof calls> {
  return {
    reconciliations: ({ corporationId }) => booksOf(deps, corporationId),
    // Reads a provider's statement; comparing a day again changes nothing if the statement has not changed.
    reconcile: changeWithOwnTransaction(calls.reconcile, 'provider call', async ({ corporationId }, input) => {
      await reconcileDay(deps, input.provider, input.day)
      return booksOf(deps, corporationId)
    }),
    acknowledgeBreak: changeInSteps(calls.acknowledgeBreak, deps, {
      async work(tx, caller, { breakId, reason }) {
        const { corporationId, session } = caller
        const { staffId, name } = session.staff
        const at = new Date(deps.clock())
        const by = {
          acknowledged_by: staffId,
          acknowledged_name: name,
          acknowledged_at: at,
          reason,
        }
        const acknowledged = await acknowledge(tx, { corporationId, breakId }, by)
        if (!acknowledged) return refuse('notFound', { field: 'breakId' })
        await writeStaffChange(tx, caller, {
          what: 'breakAcknowledged',
          subject: breakId,
          before: { acknowledged: false },
          after: { acknowledged: true },
          cause: reason,
          at,
        })
        return { breakId }
      },
      answer: ({ corporationId }) => booksOf(deps, corporationId),
    }),
  }
}
