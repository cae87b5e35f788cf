import { createHash } from 'node:crypto'
import { account, move, post } from '@comanda/server/ledger/index'
import { givePoints } from '@comanda/server/modules/points/points-gift'
import { openDatabase, type Tx } from '@comanda/server/platform/db/index'
import { uuidv7 } from '@comanda/server/platform/ids'
import { CORPORATION } from '../data/places.ts'

/** The demo's member with points, a card and gift cards. */
const MEMBER = 5001
const CARD = '0193a000-0000-7000-8000-000000005001'
export const TOKEN = `${CORPORATION}.bench-member`

const SESSION = {
  name: 'bench_member',
  text: `insert into session (corporation_id, token_hash, session_id, owner, customer_id, kind, device_id, created_at, expires_at)
    values ($1, $2, $3, 'c:' || $4::bigint, $4, 'customer', 'bench', now(), now() + interval '10 days')`,
}
const GIFT_CARD = {
  name: 'bench_gift_card',
  text: `select card_id from gift_card where corporation_id = $1 and owner = 'c:' || $2::bigint and valid_until > now()
    and currency->>'currencyCode' = 'USD' order by issued_at desc limit 1`,
}

async function fill(tx: Tx, name: string, amount: number): Promise<void> {
  await post(tx, {
    corporationId: CORPORATION,
    causeKey: `bench:${name}`,
    kind: 'opening',
    currencyCode: 'USD',
    entries: move(amount, account.brand('opening'), name),
    at: new Date(),
  })
}

/** Signs the demo's member in, with sufficient balances for `orders` orders. */
export async function fillBalances(dataDir: string, orders: number): Promise<void> {
  const db = await openDatabase({ dataDir })
  try {
    await db.inTx(async tx => {
      const hash = createHash('sha256').update(TOKEN).digest('base64url')
      await tx.query(SESSION, [CORPORATION, hash, uuidv7(), MEMBER])
      const { rows } = await tx.query<{ card_id: string }>(GIFT_CARD, [CORPORATION, MEMBER])
      const [gift] = rows
      if (!gift) throw new Error('the demo’s member has no gift card now')
      await fill(tx, account.cardPaid(CARD), orders * 1000)
      await fill(tx, account.giftCard(gift.card_id), orders * 1000)
      const at = { corporationId: CORPORATION, customerId: MEMBER }
      const points = { points: orders * 400, months: 12, kind: 'pointsGiven' as const, causeKey: 'bench:points' }
      await givePoints(tx, { ...at, ...points, at: Date.now() })
    })
  } finally {
    await db.close()
  }
}
