import { createHash, randomInt } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Tx } from '../../../platform/db/index.ts'
import type { Guest } from '../../../platform/http/caller.ts'
import { secretToken } from '../../../platform/ids.ts'
import { createSeal } from '../../../platform/seal.ts'
import type { ProviderName, ProviderPerson } from '../../../providers/sign-in/port.ts'
import type { AuthTables } from '../tables.ts'

/** Lifetime of a state, of a code for the app, and of a link to an account, in ms. */
const STATE_LIFE_MS = 600_000
const CODE_LIFE_MS = 60_000
const LINK_LIFE_MS = 1_800_000

export type Attempt = AuthTables['provider_sign_in']

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** 40 letters and digits: 238 random bits. WeChat accepts nothing else in a state. */
const plainSecret = () => Array.from({ length: 40 }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** The brand of a state, which starts with its number; undefined for an invalid state. */
export function corporationOf(state: string): number | undefined {
  const corporationId = Number(/^([1-9]\d{0,14})x[A-Za-z0-9]{40}$/.exec(state)?.[1])
  return Number.isSafeInteger(corporationId) ? corporationId : undefined
}

interface Start {
  provider: ProviderName
  returnTo: string
  silent: boolean
  inApp: boolean
  link: boolean
}

/** The secrets of an authorization as they are stored: sealed with its state, of which only a hash is stored. U3 */
const sealed = ({ state, nonce, verifier }: { state: string; nonce: string; verifier: string }) => {
  const { seal } = createSeal(state, 'provider sign-in')
  return { nonce: seal(nonce), verifier: seal(verifier) }
}

/** The secrets of an attempt, by the state that the provider returned. An attempt of the former version is not sealed. */
export function secretsOf({ nonce, verifier }: Pick<Attempt, 'nonce' | 'verifier'>, state: string) {
  const { open } = createSeal(state, 'provider sign-in')
  return { nonce: open(nonce) ?? nonce, verifier: open(verifier) ?? verifier }
}

/** Stores the secrets of a new authorization, bound to the caller's session; returns them with the state. */
export async function startAttempt(db: Database, clock: Clock, { corporationId, session }: Guest, start: Start) {
  const secrets = { state: `${corporationId}x${plainSecret()}`, nonce: plainSecret(), verifier: secretToken() }
  const now = clock()
  const row: Attempt = {
    corporation_id: corporationId,
    state_hash: hashOf(secrets.state),
    provider: start.provider,
    owner: session.owner,
    customer_id: start.link ? session.customerId : 0,
    ...sealed(secrets),
    silent: start.silent,
    in_app: start.inApp,
    return_to: start.returnTo,
    created_at: new Date(now),
    expires_at: new Date(now + STATE_LIFE_MS),
    called_back_at: null,
    code_hash: null,
    person: null,
    used_by: null,
    link_hash: null,
    linked_by: null,
  }
  await db.inTx(tx => tx.withTables<AuthTables>().insertInto('provider_sign_in').values(row).execute())
  return secrets
}

/** The attempt of a state, once: the first callback takes it. `replayed`: an earlier callback did. */
export async function takeAttempt(
  db: Database,
  clock: Clock,
  callback: { corporationId: number; state: string; provider: ProviderName },
): Promise<{ attempt: Attempt; replayed: boolean } | undefined> {
  const now = new Date(clock())
  const key = {
    corporation_id: callback.corporationId,
    state_hash: hashOf(callback.state),
    provider: callback.provider,
  }
  const taken = await db.inTx(tx =>
    tx
      .withTables<AuthTables>()
      .updateTable('provider_sign_in')
      .set({ called_back_at: now })
      .where(eb => eb.and(key))
      .where('called_back_at', 'is', null)
      .where('expires_at', '>', now)
      .returningAll()
      .executeTakeFirst(),
  )
  if (taken) return { attempt: taken, replayed: false }
  const attempts = db.withTables<AuthTables>().selectFrom('provider_sign_in').selectAll()
  const before = await attempts.where(eb => eb.and(key)).executeTakeFirst()
  return before && { attempt: before, replayed: true }
}

/** Stores who the provider says it is; returns the code with which the session that started the attempt continues. */
export async function storePerson(
  db: Database,
  clock: Clock,
  { corporation_id, state_hash }: Attempt,
  person: ProviderPerson,
): Promise<string> {
  const code = secretToken()
  const change = {
    code_hash: hashOf(code),
    person: JSON.stringify(person),
    expires_at: new Date(clock() + CODE_LIFE_MS),
  }
  await db.inTx(tx =>
    tx
      .withTables<AuthTables>()
      .updateTable('provider_sign_in')
      .set(change)
      .where('corporation_id', '=', corporation_id)
      .where('state_hash', '=', state_hash)
      .execute(),
  )
  return code
}

type Taken = Attempt & { person: ProviderPerson }

const TAKE = {
  name: 'provider_code_take',
  text: `update provider_sign_in set used_by = $4 where corporation_id = $1 and code_hash = $2 and owner = $3
      and (used_by is null or used_by = $4) and expires_at > $5
    returning *`,
}
const LINK = {
  name: 'provider_link_store',
  text: `update provider_sign_in set link_hash = $3, expires_at = $4 where corporation_id = $1 and state_hash = $2`,
}
const READ_LINK = {
  name: 'provider_link_read',
  text: `select * from provider_sign_in where corporation_id = $1 and link_hash = $2 and owner = $3
      and (linked_by is null or linked_by = $4) and expires_at > $5 for update`,
}
const TAKE_LINK = {
  name: 'provider_link_take',
  text: 'update provider_sign_in set linked_by = $3 where corporation_id = $1 and state_hash = $2',
}

/** The person of a code, for the session that started the attempt and for one request only. */
export async function takeCode(tx: Tx, clock: Clock, caller: Guest, code: string): Promise<Taken | undefined> {
  const { corporationId, session, requestId } = caller
  const values = [corporationId, hashOf(code), session.owner, requestId, new Date(clock())]
  return (await tx.query<Taken>(TAKE, values)).rows[0]
}

/** Stores and returns the secret that connects the person to the account that is signed in to next. */
export async function issueLink(tx: Tx, clock: Clock, { corporation_id, state_hash }: Attempt): Promise<string> {
  const link = secretToken()
  await tx.query(LINK, [corporation_id, state_hash, hashOf(link), new Date(clock() + LINK_LIFE_MS)])
  return link
}

/** The attempt of a link, locked; undefined if it is unknown, another session's, used by another request, or too old. */
export async function readLink(tx: Tx, clock: Clock, caller: Guest, link: string): Promise<Taken | undefined> {
  const { corporationId, session, requestId } = caller
  const values = [corporationId, hashOf(link), session.owner, requestId, new Date(clock())]
  return (await tx.query<Taken>(READ_LINK, values)).rows[0]
}

export async function takeLink(tx: Tx, { corporation_id, state_hash }: Attempt, requestId: string): Promise<void> {
  await tx.query(TAKE_LINK, [corporation_id, state_hash, requestId])
}
