import { createHash } from 'node:crypto'
import {
  type ProviderRecord,
  type RecordedPayment,
  type ReconciliationResult,
  reconcile,
} from '@comanda/domain/payment'
import type { Tx } from '../../../platform/db/index.ts'
import { once } from '../../../platform/jobs/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import type { PaymentProvider, ProviderName } from '../../../providers/payment/port.ts'
import type { Deps } from '../deps.ts'
import { readReference } from '../attempt/references.ts'
import { bothBooks, type ToCompare } from './both-books.ts'
import { applyProviderBook } from './apply-provider-book.ts'
import type { OwnBookPayment } from './own-book.ts'
import { storeBreaks, storeDay, replaceLines } from './queries.ts'
import type { BreakRow, ReconciliationRow } from './tables.ts'

/** The brand of a line: the one in its reference, else the first, so that an unknown line is not overlooked. */
function ownerOf({ reference }: ProviderRecord, corporations: readonly number[]): number {
  const named = readReference(reference)?.corporationId
  return named !== undefined && corporations.includes(named) ? named : (corporations[0] ?? 0)
}

/** True for a line with a day and a currency: a statement with unreadable lines is not used. */
const isReadable = ({ at, currencyCode }: ProviderRecord): boolean =>
  !Number.isNaN(Date.parse(at)) && /^[A-Z]{3}$/.test(currencyCode)

/**
 * Fetches a provider's statement of a day (UTC) and compares it with our payments, for every brand. Confirmations we
 * still wait for are applied first; otherwise neither side is changed. M13
 */
export async function reconcileDay(deps: Deps, name: ProviderName, day: string): Promise<void> {
  const provider = deps.providers[name]
  if (!provider) return
  const answer = await provider.book(day)
  const book = typeof answer === 'string' || answer.every(isReadable) ? answer : 'unreachable'
  const corporations = await deps.corporations()
  for (const corporationId of corporations) {
    const own = typeof book === 'string' ? book : book.filter(line => ownerOf(line, corporations) === corporationId)
    const input = { corporationId, day, book: own }
    await applyProviderBook(deps, provider, input)
    await deps.db.inTx(tx => compare(tx, deps, provider, input))
  }
}

async function compare(tx: Tx, deps: Deps, provider: PaymentProvider, input: ToCompare): Promise<void> {
  const { corporationId, day, book } = input
  const at = { corporation_id: corporationId, provider: provider.name, day, run_at: new Date(deps.clock()) }
  // Written first, so that concurrent comparisons of the same day run one after the other.
  await storeDay(tx, { ...at, state: typeof book === 'string' ? book : 'agrees', totals: [] })
  if (typeof book === 'string') return
  await replaceLines(tx, { corporationId, provider: provider.name, day }, book)
  const { theirs, ours } = await bothBooks(tx, deps, provider, { ...input, book })
  const result = reconcile(theirs, ours)
  await storeBreaks(tx, { ...at, looked: lookedAt(theirs, ours), found: breakRows(deps, at, result, ours) })
  await storeDay(tx, { ...at, state: result.breaks.length > 0 ? 'breaks' : 'agrees', totals: result.totals })
  if (result.breaks.length === 0) return
  // The same breaks are notified once: a repeated comparison sends no second message.
  const key = `books:${provider.name}:${day}:${digestOf(result)}`
  if (await once(tx, { corporationId, key, at: at.run_at }))
    await deps.notifyOfBreaks(tx, { corporationId, provider: provider.name, day, breaks: result.breaks.length })
  deps.log.error('a provider’s book and ours do not agree', { ...input, book: undefined, breaks: result.breaks.length })
}

/** Digest of the breaks, independent of their order. */
const digestOf = ({ breaks }: ReconciliationResult): string =>
  createHash('sha256')
    .update(
      breaks
        .map(({ kind, reference, providerReference, ours, theirs }) =>
          [kind, reference, providerReference, ours, theirs].join(' '),
        )
        .toSorted((a, b) => (a < b ? -1 : 1))
        .join('\n'),
    )
    .digest('hex')
    .slice(0, 32)

const lookedAt = (theirs: readonly RecordedPayment[], ours: readonly OwnBookPayment[]): string[] => [
  ...new Set([...theirs, ...ours].map(one => one.reference)),
]

type At = Pick<ReconciliationRow, 'corporation_id' | 'provider' | 'day' | 'run_at'>

const breakRows = (deps: Deps, at: At, { breaks }: ReconciliationResult, ours: readonly OwnBookPayment[]): BreakRow[] =>
  breaks.map(({ kind, reference, providerReference, currencyCode, ours: own, theirs }) => {
    const payment = ours.find(one => one.reference === reference)
    return {
      corporation_id: at.corporation_id,
      break_id: uuidv7(deps.clock),
      provider: at.provider,
      day: at.day,
      kind,
      reference,
      provider_reference: providerReference,
      payable_kind: payment?.kind ?? null,
      payable_id: payment?.payableId ?? null,
      shop_id: payment?.shopId ?? null,
      ours: own,
      theirs,
      currency_code: currencyCode,
      state: 'open',
      found_at: at.run_at,
      cleared_at: null,
      acknowledged_by: null,
      acknowledged_name: null,
      acknowledged_at: null,
      reason: null,
    }
  })
