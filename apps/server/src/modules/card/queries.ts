import type { CardProgram } from '@comanda/domain/card'
import { money } from '@comanda/domain/money'
import { account, balancesOf } from '../../ledger/index.ts'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { CardTables, MemberCardRow } from './tables.ts'

const PROGRAM = {
  name: 'card_program',
  text: `select terms from card_program where corporation_id = $1 and card_program_id = coalesce($2,
    (select settings ->> 'cardProgramId' from corporation where corporation_id = $1))`,
}

/** A program of the brand; without an id the brand's own one. */
export const programById = async (on: Queries, corporationId: number, cardProgramId?: string) =>
  (await on.query<{ terms: CardProgram }>(PROGRAM, [corporationId, cardProgramId ?? null])).rows[0]?.terms

/** A member's card with its program. */
export interface HeldCard {
  row: MemberCardRow
  program: CardProgram
}

const CARDS = `select c.*, p.terms from member_card c join card_program p
    on p.corporation_id = c.corporation_id and p.card_program_id = c.card_program_id
  where c.corporation_id = $1 and c.customer_id = $2`

const BY_CUSTOMER = { name: 'card_by_customer', text: `${CARDS} order by c.opened_at, c.card_id limit 20` }
const WITH_ID = {
  name: 'card_with_id',
  text: `select c.*, p.terms from member_card c join card_program p
    on p.corporation_id = c.corporation_id and p.card_program_id = c.card_program_id
  where c.corporation_id = $1 and c.card_id = $2`,
}
const BY_ID = { name: 'card_by_id', text: `${CARDS} and c.card_id = $3` }

type Joined = MemberCardRow & { terms: CardProgram }
const asHeld = ({ terms, ...row }: Joined): HeldCard => ({ row, program: terms })

export const cardsOf = async (on: Queries, corporationId: number, customerId: number): Promise<HeldCard[]> =>
  (await on.query<Joined>(BY_CUSTOMER, [corporationId, customerId])).rows.map(asHeld)

/** The card of this id, whoever's it is: for staff. */
export async function cardById(on: Queries, corporationId: number, cardId: string): Promise<HeldCard | undefined> {
  const [row] = (await on.query<Joined>(WITH_ID, [corporationId, cardId])).rows
  return row && asHeld(row)
}

/** The customer's own card of this id; undefined where it is another's or none. */
export async function ownCard(on: Queries, corporationId: number, customerId: number, cardId: string) {
  const [row] = (await on.query<Joined>(BY_ID, [corporationId, customerId, cardId])).rows
  return row && asHeld(row)
}

/** What stands on a card: what was paid in, what was given. */
export async function partsOf(on: Queries, corporationId: number, cardId: string) {
  const [paid, given] = [account.cardPaid(cardId), account.cardGiven(cardId)]
  const found = await balancesOf(on, corporationId, [paid, given])
  return { paid: money(found.get(paid) ?? 0), given: money(found.get(given) ?? 0) }
}

/** A card locked until the transaction ends. */
export const lockCard = (tx: Tx, corporationId: number, cardId: string): Promise<MemberCardRow | undefined> =>
  tx
    .withTables<CardTables>()
    .selectFrom('member_card')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('card_id', '=', cardId)
    .forUpdate()
    .executeTakeFirst()

/** Whether a card has run out at `now`. */
export const hasRunOut = (row: MemberCardRow, now: number): boolean =>
  row.expires_at !== null && row.expires_at.getTime() <= now
