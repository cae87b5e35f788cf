import type { console as calls } from '@comanda/contract/console'
import { refuse, type ResponseOf } from '@comanda/contract/core'
import { orderNumber } from '@comanda/domain/order'
import { brandShop, type HandlersOf } from '../../../platform/http/index.ts'
import type { ProviderName } from '../../../providers/payment/port.ts'
import type { Needs } from '../needs.ts'
import { acknowledge, newestBreaks, newestDays } from './queries.ts'
import { reconcileDay } from './run.ts'
import type { BreakRow, ReconciliationRow } from './tables.ts'

type Calls = Pick<typeof calls, 'reconciliations' | 'reconcile' | 'acknowledgeBreak'>
type Books = ResponseOf<typeof calls.reconciliations>

const MOST_DAYS = 28
const MOST_BREAKS = 200

const decimalsOf = ({ providers }: Needs, name: ProviderName, currencyCode: string): number =>
  providers[name]?.decimalsOf(currencyCode) ?? 2

const shownDay = (needs: Needs, row: ReconciliationRow): Books['days'][number] => ({
  provider: row.provider,
  day: row.day,
  state: row.state,
  runAt: row.run_at.toISOString(),
  totals: row.totals.map(total => ({ ...total, decimals: decimalsOf(needs, row.provider, total.currencyCode) })),
})

const shownBreak = (needs: Needs, row: BreakRow): Books['breaks'][number] => ({
  breakId: row.break_id,
  provider: row.provider,
  day: row.day,
  kind: row.kind,
  reference: row.reference,
  providerReference: row.provider_reference,
  ours: row.ours,
  theirs: row.theirs,
  currencyCode: row.currency_code,
  decimals: decimalsOf(needs, row.provider, row.currency_code),
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

async function booksOf(needs: Needs, corporationId: number): Promise<Books> {
  const [days, breaks] = [
    await newestDays(needs.db, corporationId, MOST_DAYS),
    await newestBreaks(needs.db, corporationId, MOST_BREAKS),
  ]
  return {
    today: new Date(needs.clock()).toISOString().slice(0, 10),
    providers: (['card', 'wallet'] as const).filter(name => needs.providers[name] !== undefined),
    days: days.map(row => shownDay(needs, row)),
    breaks: breaks.map(row => shownBreak(needs, row)),
  }
}

/** The providers' books against ours, at the console. M13 */
export function staffBooks(needs: Needs): HandlersOf<Calls> {
  return {
    reconciliations: async (who, ask) => {
      const shop = brandShop(who, ask.shopId)
      return 'refused' in shop ? shop : booksOf(needs, shop.corporationId)
    },
    reconcile: async (who, ask) => {
      const shop = brandShop(who, ask.shopId)
      if ('refused' in shop) return shop
      await reconcileDay(needs, ask.provider, ask.day)
      return booksOf(needs, shop.corporationId)
    },
    acknowledgeBreak: async (who, ask) => {
      const shop = brandShop(who, ask.shopId)
      if ('refused' in shop) return shop
      const { staffId, name } = who.session.staff
      const found = await needs.db.inTx(tx =>
        acknowledge(
          tx,
          { corporationId: shop.corporationId, breakId: ask.breakId },
          {
            acknowledged_by: staffId,
            acknowledged_name: name,
            acknowledged_at: new Date(needs.clock()),
            reason: ask.reason,
          },
        ),
      )
      return found ? booksOf(needs, shop.corporationId) : refuse('notFound', { field: 'breakId' })
    },
  }
}
