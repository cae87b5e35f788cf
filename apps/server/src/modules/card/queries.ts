import type { CardProgram, Parts } from '@comanda/domain/card'
import { money } from '@comanda/domain/money'
import { account, balancesOf, flushPostings } from '../../ledger/index.ts'
import type { NamedStatement, Queries, Tx } from '../../platform/db/index.ts'
import { isUuid } from '../../platform/ids.ts'
import { type ProgramRevision, termsOf } from './program-terms.ts'
import type { CardTables, MemberCardRow } from './tables.ts'

const PROGRAM = {
  name: 'card_program',
  text: `select card_program_id, mark from card_program where corporation_id = $1 and card_program_id = coalesce($2,
    (select settings ->> 'cardProgramId' from corporation where corporation_id = $1))`,
}

/** A program of the brand; without an id the brand's default one. */
export async function programById(db: Queries, corporationId: number, cardProgramId?: string) {
  const { rows } = await db.query<ProgramRevision>(PROGRAM, [corporationId, cardProgramId ?? null])
  const [terms] = (await termsOf(db, corporationId, rows)).values()
  return terms
}

/** All programs of a brand. */
export const programsOf = async (db: Queries, corporationId: number): Promise<CardProgram[]> =>
  (
    await db
      .withTables<CardTables>()
      .selectFrom('card_program')
      .select('terms')
      .where('corporation_id', '=', corporationId)
      .orderBy('card_program_id')
      .execute()
  ).map(row => row.terms)

/** A member's card with its program. */
export interface HeldCard {
  row: MemberCardRow
  program: CardProgram
}

const CARDS = `select c.*, p.mark from member_card c join card_program p
    on p.corporation_id = c.corporation_id and p.card_program_id = c.card_program_id
  where c.corporation_id = $1`

const BY_CUSTOMER = {
  name: 'card_by_customer',
  text: `${CARDS} and c.customer_id = $2 order by c.opened_at, c.card_id limit 20`,
}
const WITH_ID = { name: 'card_with_id', text: `${CARDS} and c.card_id = $2` }
const BY_ID = { name: 'card_by_id', text: `${CARDS} and c.customer_id = $2 and c.card_id = $3` }

async function heldBy<More = unknown>(
  db: Queries,
  statement: NamedStatement,
  values: readonly [number, ...unknown[]],
): Promise<{ row: Omit<MemberCardRow & ProgramRevision & More, 'mark'>; program: CardProgram }[]> {
  const { rows } = await db.query<MemberCardRow & ProgramRevision & More>(statement, values)
  const terms = await termsOf(db, values[0], rows)
  return rows.flatMap(({ mark: _, ...row }) => {
    const program = terms.get(row.card_program_id)
    return program ? [{ row, program }] : []
  })
}

const LOCK_BY_CUSTOMER = {
  name: 'card_lock_by_customer',
  text: `${CARDS} and c.customer_id = $2 order by c.opened_at, c.card_id limit 20 for update of c`,
}

/** A customer's cards, locked until the transaction ends. */
export const lockCardsOf = (tx: Tx, corporationId: number, customerId: number): Promise<HeldCard[]> =>
  heldBy(tx, LOCK_BY_CUSTOMER, [corporationId, customerId])

export const cardsOf = (db: Queries, corporationId: number, customerId: number): Promise<HeldCard[]> =>
  heldBy(db, BY_CUSTOMER, [corporationId, customerId])

/** The card of this id, for staff: of any customer. */
export const cardById = async (db: Queries, corporationId: number, cardId: string): Promise<HeldCard | undefined> =>
  (await heldBy(db, WITH_ID, [corporationId, cardId]))[0]

/** The customer's own card of this id; undefined if there is none or it is another customer's. */
export const ownCard = async (db: Queries, corporationId: number, customerId: number, cardId: string) =>
  isUuid(cardId) ? (await heldBy(db, BY_ID, [corporationId, customerId, cardId]))[0] : undefined

const WITH_PARTS = {
  name: 'card_with_parts',
  text: `select c.*, p.mark, coalesce(paid.balance, 0) as paid, coalesce(given.balance, 0) as given
    from member_card c join card_program p
      on p.corporation_id = c.corporation_id and p.card_program_id = c.card_program_id
    left join ledger_balance paid on paid.corporation_id = $1 and paid.account = format($3::text, c.card_id)
    left join ledger_balance given on given.corporation_id = $1 and given.account = format($4::text, c.card_id)
    where c.corporation_id = $1 and c.customer_id = $2 order by c.opened_at, c.card_id limit 20`,
}

/** A customer's cards with their balances, in one query, because every payment needs them. */
export async function cardsWithParts(db: Queries, corporationId: number, customerId: number) {
  const values = [corporationId, customerId, account.cardPaid('%s'), account.cardGiven('%s')] as const
  flushPostings(db)
  const rows = await heldBy<Parts>(db, WITH_PARTS, values)
  return rows.map(({ row: { paid, given, ...row }, program }) => ({ row, program, parts: { paid, given } }))
}

const LOCKED_WITH_PARTS = {
  name: 'card_locked_with_parts',
  text: `with locked as materialized (
      select account, balance from ledger_balance
      where corporation_id = $1 and account in ($4, $5) order by account for update
    )
    select c.*, p.mark, coalesce((select balance from locked where account = $4), 0) as paid,
      coalesce((select balance from locked where account = $5), 0) as given
    from member_card c join card_program p
      on p.corporation_id = c.corporation_id and p.card_program_id = c.card_program_id
    where c.corporation_id = $1 and c.customer_id = $2 and c.card_id::text = $3`,
}

/** One of a customer's cards with its balances, locked until the transaction ends. M4 */
export async function lockedWithParts(tx: Queries, corporationId: number, customerId: number, cardId: string) {
  if (!isUuid(cardId)) return []
  const values = [corporationId, customerId, cardId, account.cardPaid(cardId), account.cardGiven(cardId)] as const
  flushPostings(tx)
  const rows = await heldBy<Parts>(tx, LOCKED_WITH_PARTS, values)
  return rows.map(({ row: { paid, given, ...row }, program }) => ({ row, program, parts: { paid, given } }))
}

const LOCK_OWN = { name: 'card_lock_own', text: `${CARDS} and c.customer_id = $2 and c.card_id = $3 for update of c` }

/** The customer's own card with its program, locked until the transaction ends. */
export const lockOwnCard = async (tx: Tx, corporationId: number, customerId: number, cardId: string) =>
  (await heldBy(tx, LOCK_OWN, [corporationId, customerId, cardId]))[0]

/** The balances of a card: paid and bonus part, minor units. */
export async function partsOf(db: Queries, corporationId: number, cardId: string) {
  const [paid, given] = [account.cardPaid(cardId), account.cardGiven(cardId)]
  const balances = await balancesOf(db, corporationId, [paid, given])
  return { paid: money(balances.get(paid) ?? 0), given: money(balances.get(given) ?? 0) }
}

/** A card, locked until the transaction ends. */
export const lockCard = (tx: Tx, corporationId: number, cardId: string): Promise<MemberCardRow | undefined> =>
  tx
    .withTables<CardTables>()
    .selectFrom('member_card')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('card_id', '=', cardId)
    .forUpdate()
    .executeTakeFirst()

/** Whether a card has expired at `now`, epoch ms. */
export const hasRunOut = (row: MemberCardRow, now: number): boolean =>
  row.expires_at !== null && row.expires_at.getTime() <= now
