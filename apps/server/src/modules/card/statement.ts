import type { card as calls, cardTransaction } from '@comanda/contract/card'
import { refuse } from '@comanda/contract/core'
import { inLanguage, money } from '@comanda/domain/money'
import type * as z from 'zod/mini'
import { account, entriesOf, type PostingKind, type StatementLine } from '../../ledger/index.ts'
import type { Handler } from '../../platform/http/index.ts'
import { isUuid } from '../../platform/ids.ts'
import { cardFor } from './cards.ts'
import type { CardDeps } from './deps.ts'

type Transaction = z.output<typeof cardTransaction>

/** How each kind of posting appears to the card's holder; kinds that never affect a card are absent. */
const kindOf: Partial<Record<PostingKind, Transaction['kind']>> = {
  held: 'payment',
  spent: 'payment',
  released: 'paymentUndone',
  givenBack: 'refund',
  recharged: 'recharge',
  rechargeReturned: 'rechargeReturned',
  bonusGiven: 'bonus',
  bonusTakenBack: 'bonusTakenBack',
  transferSent: 'transferSent',
  transferReceived: 'transferReceived',
  transferReturned: 'transferReturned',
  valueFrozen: 'frozen',
  valueReleased: 'unfrozen',
  opening: 'opening',
  adjustedUp: 'adjusted',
  adjustedDown: 'adjusted',
}

const OUT: PostingKind[] = [
  'held',
  'spent',
  'rechargeReturned',
  'bonusTakenBack',
  'transferSent',
  'valueFrozen',
  'adjustedDown',
]
const IN = (Object.keys(kindOf) as PostingKind[]).filter(kind => !OUT.includes(kind))
const kinds = { all: undefined, in: IN, out: OUT } as const

/** Postings whose reference is a recharge. */
const ofRecharge = new Set<PostingKind>(['recharged', 'rechargeReturned'])

/** The entries of one posting as one line of the statement. */
function asTransaction(lines: readonly StatementLine[], paidAccount: string, shopName: string): Transaction {
  const [first] = lines as [StatementLine]
  const sum = (of: readonly StatementLine[]) => money(of.reduce((total, it) => total + it.amount, 0))
  return {
    id: first.postingId,
    ...(ofRecharge.has(first.kind) && first.reference !== null && { rechargeId: first.reference }),
    kind: kindOf[first.kind] ?? 'opening',
    amount: sum(lines),
    paid: sum(lines.filter(line => line.account === paidAccount)),
    given: sum(lines.filter(line => line.account !== paidAccount)),
    at: first.at.toISOString(),
    shopName,
  }
}

/** The card's transactions, read from the ledger. CARD-3, CARD-10 */
export const cardTransactions =
  (deps: CardDeps): Handler<typeof calls.cardTransDetails> =>
  async (caller, { cardId, kind, pageSize, cursor }) => {
    const { corporationId, language } = caller
    if (!(await cardFor(deps, caller, cardId))) return refuse('notFound', { field: 'cardId' })
    const paid = account.cardPaid(cardId)
    const before = cursor !== undefined && isUuid(cursor) ? { before: cursor } : {}
    const of = kinds[kind]
    const page = { limit: pageSize + 1, ...before, ...(of && { kinds: of }) }
    const lines = await entriesOf(deps.db, corporationId, [paid, account.cardGiven(cardId)], page)
    const postings = [...Map.groupBy(lines, line => line.postingId).values()]
    const shops = new Map((await deps.shopsOf(corporationId)).map(shop => [shop.shopId, shop.shopName]))
    const transactions = postings.slice(0, pageSize).map(group => {
      const name = shops.get(group[0]?.shopId ?? 0)
      return asTransaction(group, paid, name ? inLanguage(name, language) : '')
    })
    const last = transactions.at(-1)
    return { transactions, ...(postings.length > pageSize && last && { nextCursor: last.id }) }
  }
