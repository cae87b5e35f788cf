import { generateKeyPairSync } from 'node:crypto'
import { createSeal } from '../../../platform/seal.ts'
import type { Deps } from '../deps.ts'

/** A VAPID key pair (RFC 8292): the uncompressed point and the private scalar, in base64url. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

const NAME = 'vapid'
const READ = {
  name: 'server_key_read',
  text: 'select public_key, sealed_private_key from server_key where corporation_id = $1 and name = $2',
}
const ADD = {
  name: 'server_key_add',
  text: `insert into server_key (corporation_id, name, public_key, sealed_private_key, created_at) values ($1, $2, $3, $4, $5)
    on conflict (corporation_id, name) do nothing`,
}
const REPLACE = {
  name: 'server_key_replace',
  text: `update server_key set public_key = $3, sealed_private_key = $4, created_at = $5
    where corporation_id = $1 and name = $2 and sealed_private_key = $6`,
}

function generated(): PushKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return { publicKey: point.toString('base64url'), privateKey: d }
}

type KeyDeps = Pick<Deps, 'db' | 'clock' | 'secret' | 'pushKeys'>

async function stored({ db, secret }: KeyDeps, corporationId: number) {
  const { rows } = await db.query<{ public_key: string; sealed_private_key: string }>(READ, [corporationId, NAME])
  const [row] = rows
  const privateKey = row && createSeal(secret, NAME).open(row.sealed_private_key)
  return { row, keys: row && privateKey !== undefined ? { publicKey: row.public_key, privateKey } : undefined }
}

/**
 * The key pair that identifies a brand to push services: the configured one, else one that is generated once, by one of several
 * processes, and stored sealed. Where the server's secret changed it cannot be read any more and is replaced; browsers then
 * subscribe again. NOTIFY-4
 */
export async function pushKeysOf(deps: KeyDeps, corporationId: number): Promise<PushKeys> {
  if (deps.pushKeys) return deps.pushKeys
  const before = await stored(deps, corporationId)
  if (before.keys) return before.keys
  const { publicKey, privateKey } = generated()
  const values = [
    corporationId,
    NAME,
    publicKey,
    createSeal(deps.secret, NAME).seal(privateKey),
    new Date(deps.clock()),
  ]
  if (before.row) await deps.db.runOne(REPLACE, [...values, before.row.sealed_private_key])
  else await deps.db.runOne(ADD, values)
  const { keys } = await stored(deps, corporationId)
  if (!keys) throw new Error('the push keys cannot be read back')
  return keys
}
