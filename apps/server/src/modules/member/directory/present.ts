import type { listedMember } from '@comanda/contract/member'
import { maskedEmail, maskedName, maskedNumber } from '@comanda/domain/member'
import { type Currency, inLanguage, money } from '@comanda/domain/money'
import type { ShopConfig } from '@comanda/domain/store'
import type * as z from 'zod/mini'
import { account } from '../../../ledger/index.ts'
import { hasRight, type ManagerAt } from '../../../platform/http/index.ts'
import type { ListedRow, MemberHoldings } from '../deps.ts'

export type Listed = z.output<typeof listedMember>

/** Whether names and contacts are shown in full: with the right to edit members. CARD-11 */
export const seesNames = ({ session }: ManagerAt): boolean => hasRight(session.staff, 'manageMembers')

/** The stores whose guests the caller sees: their own ones, without the right to edit members. A1 */
export const ownShops = (caller: ManagerAt): { shopIds?: readonly number[] } =>
  seesNames(caller) ? {} : { shopIds: caller.session.staff.shopIds }

/** The name staff know a member by: first and last name, else the name they chose. */
export const nameOf = ({ first_name, last_name, nick }: Pick<ListedRow, 'first_name' | 'last_name' | 'nick'>): string =>
  [first_name, last_name].filter(part => part !== '').join(' ') || nick

/** The currencies of a brand's stores. */
export const currenciesOf = (shops: readonly ShopConfig[]): Currency[] => [
  ...new Map(shops.map(({ currency }) => [currency.currencyCode, currency])).values(),
]

/** Sums by currency; one without a store of the brand is left out. */
const amountsIn = (sums: readonly { currency: string; amount: number }[], currencies: readonly Currency[]) =>
  sums.flatMap(({ currency: code, amount }) => {
    const currency = currencies.find(one => one.currencyCode === code)
    return currency && amount > 0 ? [{ currency, amount: money(amount) }] : []
  })

function valueOf(cards: MemberHoldings['cards']) {
  const byCode = Map.groupBy(cards, ({ program }) => program.currency.currencyCode)
  return [...byCode.values()].flatMap(([first, ...more]) => {
    const amount = [...more].reduce((sum, { value }) => sum + value, first?.value ?? 0)
    return first && amount > 0 ? [{ currency: first.program.currency, amount: money(amount) }] : []
  })
}

function levelOf(card: MemberHoldings['cards'][number], language: string): Listed['level'] {
  const level = card.program.levels.find(one => one.id === card.levelId)
  return level && { levelId: level.id, name: inLanguage(level.name, language), color: level.color }
}

/** Contacts as the caller may see them. */
export function contactsShown({ phone, email }: Pick<ListedRow, 'phone' | 'email'>, fullNames: boolean) {
  return {
    ...(phone !== null && { phone: fullNames ? phone : maskedNumber(phone) }),
    ...(email !== null && { email: fullNames ? email : maskedEmail(email) }),
  }
}

/** How the caller sees members. */
export interface Looks {
  fullNames: boolean
  language: string
  currencies: readonly Currency[]
}

/** A member in the list, from the row and from what members of the page hold. */
export function memberShown(
  row: ListedRow,
  holdings: MemberHoldings,
  { fullNames, language, currencies }: Looks,
): Listed {
  const { customer_id: customerId } = row
  const cards = holdings.cards.filter(card => card.customerId === customerId)
  const [first] = cards
  const level = first && levelOf(first, language)
  const name = nameOf(row)
  return {
    customerId,
    name: fullNames ? name : maskedName(name),
    ...contactsShown(row, fullNames),
    ...(first && { cardNo: fullNames ? first.cardNo : maskedNumber(first.cardNo) }),
    ...(level && { level }),
    joinedAt: row.created_at.toISOString(),
    ...(row.visits > 0 && { lastVisitAt: row.last_visit_at.toISOString() }),
    visits: row.visits,
    spent: amountsIn(
      holdings.spent.filter(one => one.customerId === customerId),
      currencies,
    ),
    value: valueOf(cards),
    points: holdings.points.get(account.points(customerId)) ?? 0,
    marketing: row.marketing,
    tags: row.tags,
  }
}
