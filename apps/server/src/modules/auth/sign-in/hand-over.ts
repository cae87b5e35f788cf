import { createHash } from 'node:crypto'
import { auth as calls } from '@comanda/contract/auth'
import { refuse } from '@comanda/contract/core'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/index.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { changeWithOwnTransaction, type Handler } from '../../../platform/http/index.ts'
import { secretToken } from '../../../platform/ids.ts'
import type { Limits } from '../../../platform/limits.ts'
import { asAuthorizeInfo, customerById } from '../account/customers.ts'
import type { MembershipDeps } from '../deps.ts'
import type { Sessions } from './sessions.ts'

interface Deps extends Pick<MembershipDeps, 'cardOf'> {
  db: Database
  clock: Clock
  limits: Limits
  sessions: Sessions
}

/** Lifetime of a token in seconds: long enough to pick up the other phone. */
const LIFE_SECONDS = 300
/** How long the request that used a token may be repeated if its answer was lost, in seconds. API-3 */
const GRACE_SECONDS = 60

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

const VOID = {
  name: 'hand_over_void',
  text: `delete from auth_ticket where corporation_id = $1 and owner = $2 and purpose = 'handOver'`,
}
const MAKE = {
  name: 'hand_over_make',
  text: `insert into auth_ticket (corporation_id, ticket_hash, purpose, destination, owner, expires_at)
    values ($1, $2, 'handOver', $3, $4, $5)`,
}
/** The token is valid only while its session is: it ends with a sign-out or a change of the account's phone. */
const TAKE = {
  name: 'hand_over_take',
  text: `update auth_ticket t set used_by = $4, expires_at = least(t.expires_at, $5) from session s
    where t.corporation_id = $1 and t.ticket_hash = $2 and t.purpose = 'handOver' and t.expires_at > $3
      and (t.used_by is null or t.used_by = $4)
      and s.corporation_id = t.corporation_id and s.owner = t.owner and s.session_id::text = t.destination
      and s.expires_at > $3 and s.ended_by is null
    returning s.customer_id`,
}

/** A token that continues the session on another device: stored as a hash, single use, valid for minutes. NAV-3, U4 */
export const handOver = ({ db, clock, limits }: Deps): Handler<typeof calls.handOver> =>
  changeWithOwnTransaction(calls.handOver, 'single-use secret', async ({ corporationId, session }) => {
    const most = [{ key: `hand-over:${session.owner}`, max: 20, windowSeconds: 3600 }]
    if (!(await limits.tryUse(corporationId, most))) return refuse('tooMany')
    const token = secretToken()
    const expires = new Date(clock() + LIFE_SECONDS * 1000)
    await db.inTx(async tx => {
      await tx.query(VOID, [corporationId, session.owner])
      await tx.query(MAKE, [corporationId, hashOf(token), session.sessionId, session.owner, expires])
    })
    return { token, expiresIn: LIFE_SECONDS }
  })

/**
 * The session of a transfer token, once; undefined if it is unknown, used, too old, or its own session has ended.
 * NAV-3, U4
 */
export async function takeHandOver({ db, clock, sessions, cardOf }: Deps, caller: Caller, token: string) {
  const { corporationId, deviceId, requestId } = caller
  const now = clock()
  return db.inTx(async tx => {
    const { rows } = await tx.query<{ customer_id: number }>(TAKE, [
      corporationId,
      hashOf(token),
      new Date(now),
      requestId,
      new Date(now + GRACE_SECONDS * 1000),
    ])
    const customerId = Number(rows[0]?.customer_id ?? 0)
    const customer = customerId > 0 ? await customerById(tx, corporationId, customerId) : undefined
    if (!customer) return undefined
    const owner = `c:${customerId}` as const
    const holder = { corporationId, owner, customerId, kind: 'customer' as const, deviceId }
    return {
      token: await sessions.open(tx, holder, `${token}:${requestId}`),
      authorizeInfo: asAuthorizeInfo(customer, await cardOf(tx, corporationId, customerId)),
    }
  })
}
