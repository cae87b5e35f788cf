import { PASSWORD_TRIES, passwordRest } from '@comanda/domain/card'
import { verify } from '@node-rs/argon2'
import type { CardDeps } from './deps.ts'

const TRY = {
  name: 'card_password_try',
  text: `update member_card set password_wrong = password_wrong + 1,
      password_rests_until = case when (password_wrong + 1) % ${PASSWORD_TRIES} = 0
        then $4::timestamptz + make_interval(secs => $5 / 1000.0) else password_rests_until end
    where corporation_id = $1 and card_id = $2 and customer_id = $3
      and (password_rests_until is null or password_rests_until <= $4)
    returning password_hash, password_wrong`,
}

const RIGHT = {
  name: 'card_password_right',
  text: `update member_card set password_wrong = 0, password_rests_until = null
    where corporation_id = $1 and card_id = $2`,
}

const STATE = {
  name: 'card_password_state',
  text: `select password_wrong, password_rests_until from member_card
    where corporation_id = $1 and card_id = $2 and customer_id = $3`,
}

export interface CardAt {
  corporationId: number
  customerId: number
  cardId: string
}

/** Result of a try; `left` are the tries before the password is blocked, `minutes` how long it is blocked. */
export type PasswordResult = { is: 'right' } | { is: 'wrong'; left: number } | { is: 'rests'; minutes: number }

interface Tried {
  password_hash: string | null
  password_wrong: number
}

/**
 * One try of a card's password. It is counted before the check, in its own transaction: a failed payment cannot give
 * the try back, and hashing holds no lock. CARD-1
 */
export async function checkPassword({ db, clock }: Pick<CardDeps, 'db' | 'clock'>, at: CardAt, password: string) {
  const ids = [at.corporationId, at.cardId, at.customerId]
  const now = clock()
  const before = await db.query<{ password_wrong: number; password_rests_until: Date | null }>(STATE, ids)
  const rest = passwordRest((before.rows[0]?.password_wrong ?? 0) + 1)
  const { rows } = await db.inTx(tx => tx.query<Tried>(TRY, [...ids, new Date(now), rest]))
  const [tried] = rows
  if (!tried) return rests(before.rows[0]?.password_rests_until?.getTime() ?? now, now)
  const right = tried.password_hash !== null && (await verify(tried.password_hash, password).catch(() => false))
  if (right) {
    await db.inTx(tx => tx.query(RIGHT, [at.corporationId, at.cardId]))
    return { is: 'right' } as PasswordResult
  }
  const remaining = (PASSWORD_TRIES - (tried.password_wrong % PASSWORD_TRIES)) % PASSWORD_TRIES
  return remaining === 0 ? rests(now + rest, now) : ({ is: 'wrong', left: remaining } as PasswordResult)
}

/** The tries that are left before the password is blocked, or how long it is blocked, without a try. */
export async function attemptsLeft({ db, clock }: Pick<CardDeps, 'db' | 'clock'>, at: CardAt): Promise<PasswordResult> {
  const now = clock()
  const { rows } = await db.query<{ password_wrong: number; password_rests_until: Date | null }>(STATE, [
    at.corporationId,
    at.cardId,
    at.customerId,
  ])
  const until = rows[0]?.password_rests_until?.getTime() ?? 0
  if (until > now) return rests(until, now)
  return { is: 'wrong', left: PASSWORD_TRIES - ((rows[0]?.password_wrong ?? 0) % PASSWORD_TRIES) }
}

const rests = (until: number, now: number): PasswordResult => ({
  is: 'rests',
  minutes: Math.max(1, Math.ceil((until - now) / 60_000)),
})
