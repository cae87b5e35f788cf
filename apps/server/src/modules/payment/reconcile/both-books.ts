import { type ProviderRecord, type RecordedPayment, paymentsOfRecords } from '@comanda/domain/payment'
import type { Queries } from '../../../platform/db/index.ts'
import type { PaymentProvider } from '../../../providers/payment/port.ts'
import type { Deps } from '../deps.ts'
import { type OwnBookPayment, ownBook } from './own-book.ts'
import { linesBefore } from './queries.ts'

const DAY_MS = 24 * 60 * 60_000

/** A provider's statement of one brand's day, or why there is none. */
export interface ToCompare {
  corporationId: number
  /** In UTC. */
  day: string
  book: ProviderRecord[] | 'notReady' | 'unreachable'
}

/** The provider's lines of a day with its earlier lines of the same payments, and our payments. */
export async function bothBooks(
  db: Queries,
  deps: Deps,
  provider: PaymentProvider,
  { corporationId, day, book }: ToCompare & { book: readonly ProviderRecord[] },
): Promise<{ theirs: RecordedPayment[]; ours: OwnBookPayment[] }> {
  const from = Date.parse(`${day}T00:00:00Z`)
  const period = { from, until: Math.min(from + DAY_MS, deps.clock()) }
  const named = [...new Set(book.map(line => line.reference))]
  const first = await ownBook(db, provider, { corporationId, references: named, day: period })
  const due = first.filter(one => one.due || named.includes(one.reference))
  const references = [...new Set([...named, ...due.map(one => one.reference)])]
  const earlier = await linesBefore(db, { corporationId, provider: provider.name, day }, references)
  return { theirs: paymentsOfRecords([...earlier, ...book]), ours: due }
}
