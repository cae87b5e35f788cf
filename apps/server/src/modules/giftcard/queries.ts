import { sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { GiftCardRow, GiftHoldRow, GiftOrderRow, GiftSendRow, GiftTables } from './tables.ts'

const on = (queries: Queries) => queries.withTables<GiftTables>()
const json = <T>(value: T) => sql<T>`${JSON.stringify(value)}::jsonb`

/** Owner of a row: every query of a guest names brand and owner: a row of another person is never reached. A1 */
export interface Person {
  corporationId: number
  owner: string
}

export const insertOrder = async (tx: Tx, row: GiftOrderRow): Promise<void> => {
  const { currency, friend, ...rest } = row
  await on(tx)
    .insertInto('gift_order')
    .values({ ...rest, currency: json(currency), friend: friend && json(friend) })
    .execute()
}

/** A person's own purchase; undefined both for another person's and for an unknown id. A1 */
export const ownOrder = (queries: Queries, { corporationId, owner }: Person, orderId: string) =>
  on(queries)
    .selectFrom('gift_order')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('order_id', '=', orderId)
    .where('owner', '=', owner)
    .executeTakeFirst()

/** A purchase, locked until the transaction ends. */
export const lockOrder = (tx: Tx, corporationId: number, orderId: string): Promise<GiftOrderRow | undefined> =>
  on(tx)
    .selectFrom('gift_order')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()

export const changeOrder = (
  tx: Tx,
  row: GiftOrderRow,
  values: Partial<Pick<GiftOrderRow, 'state' | 'payment_ref' | 'paid_at' | 'changed_at'>>,
) =>
  on(tx)
    .updateTable('gift_order')
    .set(values)
    .where('corporation_id', '=', row.corporation_id)
    .where('order_id', '=', row.order_id)
    .execute()

export const insertCard = async (tx: Tx, row: GiftCardRow): Promise<void> => {
  await on(tx)
    .insertInto('gift_card')
    .values({ ...row, currency: json(row.currency) })
    .execute()
}

/** A card, locked until the transaction ends. */
export const lockCard = (tx: Tx, corporationId: number, cardId: string): Promise<GiftCardRow | undefined> =>
  on(tx)
    .selectFrom('gift_card')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('card_id', '=', cardId)
    .forUpdate()
    .executeTakeFirst()

export const changeCard = (
  tx: Tx,
  { corporation_id, card_id }: Pick<GiftCardRow, 'corporation_id' | 'card_id'>,
  values: Partial<Omit<GiftCardRow, 'corporation_id' | 'card_id' | 'currency'>>,
) =>
  on(tx)
    .updateTable('gift_card')
    .set(values)
    .where('corporation_id', '=', corporation_id)
    .where('card_id', '=', card_id)
    .execute()

export const ownCard = (queries: Queries, { corporationId, owner }: Person, cardId: string) =>
  on(queries)
    .selectFrom('gift_card')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('card_id', '=', cardId)
    .where('owner', '=', owner)
    .executeTakeFirst()

const MAX_CARDS = 300

/** A person's cards, the latest first; voided ones have no owner any more. */
export const cardsOf = (queries: Queries, { corporationId, owner }: Person): Promise<GiftCardRow[]> =>
  on(queries)
    .selectFrom('gift_card')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('owner', '=', owner)
    .where('voided_at', 'is', null)
    .orderBy('issued_at', 'desc')
    .orderBy('card_id')
    .limit(MAX_CARDS)
    .execute()

/** The card of a number or id, of any owner: the caller checks it. */
export const cardWith = (queries: Queries, corporationId: number, by: { cardNo: string } | { cardId: string }) =>
  on(queries)
    .selectFrom('gift_card')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('cardNo' in by ? 'card_no' : 'card_id', '=', 'cardNo' in by ? by.cardNo : by.cardId)
    .executeTakeFirst()

export const cardsOfOrders = (queries: Queries, corporationId: number, orderIds: readonly string[]) =>
  orderIds.length === 0
    ? Promise.resolve<GiftCardRow[]>([])
    : on(queries)
        .selectFrom('gift_card')
        .selectAll()
        .where('corporation_id', '=', corporationId)
        .where('order_id', 'in', orderIds)
        .execute()

export const cardsByIds = (queries: Queries, corporationId: number, cardIds: readonly string[]) =>
  cardIds.length === 0
    ? Promise.resolve<GiftCardRow[]>([])
    : on(queries)
        .selectFrom('gift_card')
        .selectAll()
        .where('corporation_id', '=', corporationId)
        .where('card_id', 'in', cardIds)
        .execute()

export const insertSend = async (tx: Tx, row: GiftSendRow): Promise<void> => {
  await on(tx)
    .insertInto('gift_send')
    .values({ ...row, friend: json(row.friend) })
    .execute()
}

export const ownSend = (queries: Queries, { corporationId, owner }: Person, sendId: string) =>
  on(queries)
    .selectFrom('gift_send')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('send_id', '=', sendId)
    .where('owner', '=', owner)
    .executeTakeFirst()

export const sendsOfOrders = (queries: Queries, corporationId: number, orderIds: readonly string[]) =>
  orderIds.length === 0
    ? Promise.resolve<GiftSendRow[]>([])
    : on(queries)
        .selectFrom('gift_send')
        .selectAll()
        .where('corporation_id', '=', corporationId)
        .where('order_id', 'in', orderIds)
        .execute()

/** The pending send of a card, locked. Lock the card first. */
export const lockSend = (tx: Tx, corporationId: number, sendId: string): Promise<GiftSendRow | undefined> =>
  on(tx)
    .selectFrom('gift_send')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('send_id', '=', sendId)
    .forUpdate()
    .executeTakeFirst()

export const changeSend = (
  tx: Tx,
  { corporation_id, send_id }: Pick<GiftSendRow, 'corporation_id' | 'send_id'>,
  values: Partial<Omit<GiftSendRow, 'corporation_id' | 'send_id' | 'friend'>>,
) =>
  on(tx)
    .updateTable('gift_send')
    .set(values)
    .where('corporation_id', '=', corporation_id)
    .where('send_id', '=', send_id)
    .execute()

/** Ends the sends of a card: its friend has taken it, or it was taken back. */
export const endSends = (
  tx: Tx,
  { corporation_id, card_id }: Pick<GiftCardRow, 'corporation_id' | 'card_id'>,
  end: Pick<GiftSendRow, 'state' | 'claimed_at' | 'changed_at'>,
) =>
  on(tx)
    .updateTable('gift_send')
    .set(end)
    .where('corporation_id', '=', corporation_id)
    .where('card_id', '=', card_id)
    .where('state', 'in', ['scheduled', 'sent'])
    .execute()

export const lockHold = (tx: Tx, corporationId: number, holdKey: string): Promise<GiftHoldRow | undefined> =>
  on(tx)
    .selectFrom('gift_hold')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('hold_key', '=', holdKey)
    .forUpdate()
    .executeTakeFirst()

export const changeHold = (
  tx: Tx,
  { corporation_id, hold_key }: Pick<GiftHoldRow, 'corporation_id' | 'hold_key'>,
  values: Partial<Pick<GiftHoldRow, 'state' | 'captured_to' | 'given_back'>>,
) =>
  on(tx)
    .updateTable('gift_hold')
    .set(values)
    .where('corporation_id', '=', corporation_id)
    .where('hold_key', '=', hold_key)
    .execute()

/** Whether a payment has reserved part of the card. Lock the card first. */
export const hasHolds = async (tx: Tx, corporationId: number, cardId: string): Promise<boolean> =>
  (await on(tx)
    .selectFrom('gift_hold')
    .select('hold_key')
    .where('corporation_id', '=', corporationId)
    .where('card_id', '=', cardId)
    .where('state', '=', 'held')
    .limit(1)
    .executeTakeFirst()) !== undefined
