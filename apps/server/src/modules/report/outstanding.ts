import { outstandingKinds, type outstandingCalls as calls } from '@comanda/contract/report'
import type { Currency } from '@comanda/domain/money'
import { outstandingOf, POINT } from '../../ledger/index.ts'
import type { Handler } from '../../platform/http/index.ts'
import type { Deps } from './deps.ts'

/** A currency that no store has any more, with the decimals of its standard. */
const standard = (currencyCode: string): Currency => ({
  currencyCode,
  currencySymbol: currencyCode,
  internationalSystemOfUnits:
    new Intl.NumberFormat('en', { style: 'currency', currency: currencyCode }).resolvedOptions()
      .maximumFractionDigits ?? 2,
})

/** What the brand owes its guests now, from the balances of the ledger. PAY-17 */
export const outstandingValue =
  (deps: Deps): Handler<typeof calls.outstandingValue> =>
  async ({ corporationId }) => {
    const [sums, shops] = await Promise.all([outstandingOf(deps.db, corporationId), deps.shopsOf(corporationId)])
    const currencies = new Map(shops.map(({ currency }) => [currency.currencyCode, currency]))
    const rows = sums.map(({ currencyCode, ...row }) => ({
      ...row,
      ...(currencyCode !== POINT && { currency: currencies.get(currencyCode) ?? standard(currencyCode) }),
    }))
    return { rows: rows.toSorted((a, b) => outstandingKinds.indexOf(a.kind) - outstandingKinds.indexOf(b.kind)) }
  }
