import { createHash } from 'node:crypto'
import type { AdyenStandin } from '@comanda/standins/adyen'
import { audit } from '../audit/report.ts'
import { account, balanceOf, balancesOf } from '../ledger/index.ts'
import type { NotificationTables } from '../modules/notification/tables.ts'
import { paramsOf } from '../modules/notification/sealed-params.ts'
import type { Database } from '../platform/db/index.ts'
import type { Member } from './people.ts'

/** A message as it waits in the outbox or was sent. */
export interface TestMessage {
  channel: string
  destination: string
  template: string
  params: Record<string, unknown>
  language: string
}

/** The books and records behind the calls, for what no call shows. */
export interface Probes {
  /** The ledger balance of an order's account: received and not refunded, in minor units. */
  received(orderId: string): Promise<number>
  /** A member's value: points, minor units on the card (paid and bonus), minor units on the gift card. */
  holdings(member: Pick<Member, 'cardId' | 'giftCardId'> & { customerId: number }): Promise<[number, number, number]>
  /** The card balance of the member: paid and bonus. */
  onCard(member: Pick<Member, 'cardId'>): Promise<[number, number]>
  /** Stored balances of accounts, each compared with the sum of its entries. M1 */
  balances(...accounts: string[]): Promise<number[]>
  /** The amount the card provider holds of all payments in a currency; default: the first store's. */
  heldByProvider(currencyCode?: string): number
  /** Payments of an order in the card provider's own book, by state. */
  inCardBook(orderId: string): string[]
  /** The bank accepts every 3-D Secure challenge there is, or those of one order. */
  passChallenges(orderId?: string): void
  /** Runs a statement as its own transaction, past the calls: what no call shows or sets. Its rows. */
  sql<Row = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** Messages that were written to people, oldest first. */
  messages(): Promise<TestMessage[]>
  /** The contradictions found by the audit. */
  audit(): Promise<string[]>
}

interface Source {
  db: Database
  cards: AdyenStandin
  /** The secret with which the app seals. */
  secret: string
}

const named = (orderId: string) => {
  const name = orderId.replaceAll('-', '')
  return ({ merchantReference }: { merchantReference: string }) => merchantReference.includes(name)
}

export function probes(now: () => Source, corporationId: number, currency: string): Probes {
  const balances: Probes['balances'] = async (...accounts) => {
    const { db } = now()
    const stored = await balancesOf(db, corporationId, accounts)
    for (const name of accounts) {
      const sum = await balanceOf(db, corporationId, name)
      if ((stored.get(name) ?? 0) !== sum)
        throw new Error(`${name} is stored as ${stored.get(name)}, its entries say ${sum}`)
    }
    return accounts.map(name => stored.get(name) ?? 0)
  }
  const onCard: Probes['onCard'] = async ({ cardId }) => {
    const [paid = 0, given = 0] = await balances(account.cardPaid(cardId), account.cardGiven(cardId))
    return [paid, given]
  }
  const book = () => now().cards.provider.book
  return {
    received: orderId => balanceOf(now().db, corporationId, account.order(orderId)),
    async holdings({ customerId, cardId, giftCardId }) {
      const [points = 0, gift = 0] = await balances(account.points(customerId), account.giftCard(giftCardId))
      const [paid, given] = await onCard({ cardId })
      return [points, paid + given, gift]
    },
    onCard,
    balances,
    heldByProvider: (currencyCode = currency) => book().report().held[currencyCode] ?? 0,
    inCardBook: orderId =>
      book()
        .report()
        .payments.filter(named(orderId))
        .map(({ state, captured, refunded }) =>
          refunded > 0 ? (refunded === captured ? 'refunded' : 'partly') : state,
        ),
    passChallenges: (orderId = '') => {
      for (const payment of book().payments.values()) if (named(orderId)(payment)) payment.authenticated = 'passed'
    },
    async sql<Row>(text: string, values: readonly unknown[] = []) {
      const name = `test_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
      return (await now().db.runOne<Row>({ name, text }, values)).rows
    },
    async messages() {
      const tables = now().db.withTables<NotificationTables>()
      const rows = tables
        .selectFrom('outbox_message')
        .select(['channel', 'destination', 'template', 'params', 'sealed_params', 'language'])
      const written = await rows.orderBy('created_at').orderBy('outbox_message_id').execute()
      return written.map(({ sealed_params, ...row }) => ({
        ...row,
        params: paramsOf(now().secret, { ...row, sealed_params }),
      }))
    },
    audit: async () => (await audit(now().db)).findings.map(({ check, subject }) => `${check} ${String(subject)}`),
  }
}
