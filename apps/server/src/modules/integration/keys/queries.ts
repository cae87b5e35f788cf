import type { Database, Queries, Tx } from '../../../platform/db/index.ts'
import type { ApiKeyRow, IntegrationTables } from '../tables.ts'

/** A key as it is read. */
export type StoredKey = ApiKeyRow & { scopes: Exclude<ApiKeyRow['scopes'], string>; shop_ids: number[] }

export async function keysOf(db: Queries, corporationId: number): Promise<StoredKey[]> {
  const rows = await db
    .withTables<IntegrationTables>()
    .selectFrom('api_key')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .orderBy('key_id', 'desc')
    .execute()
  return rows as StoredKey[]
}

export async function lockKey(tx: Tx, corporationId: number, keyId: string): Promise<StoredKey | undefined> {
  const row = await tx
    .withTables<IntegrationTables>()
    .selectFrom('api_key')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('key_id', '=', keyId)
    .forUpdate()
    .executeTakeFirst()
  return row as StoredKey | undefined
}

const BY_SECRET = {
  name: 'api_key_by_secret',
  text: `select * from api_key where corporation_id = $1 and secret_hash = $2 and revoked_at is null
    and (expires_at is null or expires_at > $3)`,
}

/** The key with this hash that may be used at a time. */
export async function usableKey(
  db: Queries,
  corporationId: number,
  hash: string,
  at: Date,
): Promise<StoredKey | undefined> {
  return (await db.query<StoredKey>(BY_SECRET, [corporationId, hash, at])).rows[0]
}

const USED = {
  name: 'api_key_used',
  text: `update api_key set last_used_at = $3 where corporation_id = $1 and key_id = $2
    and (last_used_at is null or last_used_at < $3::timestamptz - interval '1 minute')`,
}

/** Notes that a key is used, at most once a minute. */
export const noteUse = (
  db: Pick<Database, 'runOne'>,
  { corporation_id: brand, key_id: id }: ApiKeyRow,
  at: Date,
): Promise<unknown> => db.runOne(USED, [brand, id, at])

/**
 * Writes a new key. A repeat of the request that made it gets a new secret for it, because the answer with the first one may be
 * lost; not once it was used.
 */
export async function insertKey(tx: Tx, row: ApiKeyRow): Promise<{ keyId: string; created: boolean } | undefined> {
  const stored = await tx
    .withTables<IntegrationTables>()
    .insertInto('api_key')
    .values(row)
    .onConflict(conflict =>
      conflict
        .columns(['corporation_id', 'request_id'])
        .doUpdateSet({ secret_hash: row.secret_hash, prefix: row.prefix })
        .where('api_key.last_used_at', 'is', null)
        .where('api_key.revoked_at', 'is', null),
    )
    .returning('key_id')
    .executeTakeFirst()
  return stored && { keyId: stored.key_id, created: stored.key_id === row.key_id }
}

export const updateKey = (tx: Tx, { corporation_id: brand, key_id: id }: ApiKeyRow, set: Partial<ApiKeyRow>) =>
  tx
    .withTables<IntegrationTables>()
    .updateTable('api_key')
    .set(set)
    .where('corporation_id', '=', brand)
    .where('key_id', '=', id)
    .execute()

const NAMES = {
  name: 'api_key_names',
  text: 'select key_id::text as id, name from api_key where corporation_id = $1 and key_id::text = any($2::text[])',
}

/** The names of API keys, by id, revoked ones too. */
export async function keyNames(
  db: Queries,
  corporationId: number,
  keyIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (keyIds.length === 0) return new Map()
  const { rows } = await db.query<{ id: string; name: string }>(NAMES, [corporationId, keyIds])
  return new Map(rows.map(({ id, name }) => [id, name]))
}
