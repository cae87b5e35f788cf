import type { Diners } from '@comanda/domain/cart'
import type { BuffetRow, ShareRow } from './queries.ts'

const NO_DINERS: Diners = { adults: 0, children: 0 }

const plus = (a: Diners, b: Diners): Diners => ({ adults: a.adults + b.adults, children: a.children + b.children })
const less = (a: Diners, b: Diners): Diners => ({
  adults: Math.max(0, a.adults - b.adults),
  children: Math.max(0, a.children - b.children),
})

const eatersOf = ({ adults, children }: Diners): Diners => ({ adults, children })
const chargedOf = (row: Pick<ShareRow, 'charged_adults' | 'charged_children'>): Diners => ({
  adults: row.charged_adults,
  children: row.charged_children,
})
const sum = (all: readonly Diners[]): Diners => all.reduce(plus, NO_DINERS)

/** The people with the phones of a table, out of all its people. */
export const sharedOut = (shares: readonly ShareRow[]): Diners => sum(shares.map(eatersOf))

/**
 * The people with one phone, and the people whose price its cart includes: its own, and those whom the staff counted
 * and no phone has named. CART-13
 */
export function ownShare(row: BuffetRow, shares: readonly ShareRow[], personId: string) {
  const own = shares.find(it => it.person_id === personId)
  const [eaters, charged] = own ? [eatersOf(own), chargedOf(own)] : [NO_DINERS, NO_DINERS]
  const nobodys = less(eatersOf(row), sharedOut(shares))
  const nobodysCharged = less(chargedOf(row), sum(shares.map(chargedOf)))
  return { ...eaters, charged, due: plus(less(eaters, charged), less(nobodys, nobodysCharged)) }
}
