import type { Tx } from '../platform/db/index.ts'
import { account } from './accounts.ts'
import { post } from './post.ts'
import { move, type Posting } from './posting.ts'

type CashRounding = Pick<Posting, 'corporationId' | 'currencyCode' | 'shopId' | 'at'> & {
  /** The order or the part of a bill that was paid in cash. */
  reference: string
  /** Name of the payment, or of the return, that was rounded. */
  cause: string
  /** What rounding added to the cash in the till, minor units; below zero: what it took off. */
  amount: number
}

/** Posts the difference between cash that was taken or handed back and the exact amount; nothing where there is none. PAY-19 */
export async function postCashRounding(tx: Tx, { amount, cause, ...posting }: CashRounding): Promise<void> {
  if (amount === 0) return
  const [till, rounding] = [account.brand('till'), account.brand('cashRounding')]
  await post(tx, {
    ...posting,
    causeKey: `cash-rounding:${cause}`,
    kind: 'cashRounded',
    entries: amount > 0 ? move(amount, till, rounding) : move(-amount, rounding, till),
  })
}
