import type { Queries, Tx } from '../../../platform/db/index.ts'
import { fromStored, toStored } from '../../../platform/personal-data.ts'
import { type DeliveryRow, type EndpointRow, type IntegrationTables, personalDelivery } from '../tables.ts'

/** An endpoint as it is read. */
export type StoredEndpoint = EndpointRow & {
  events: Exclude<EndpointRow['events'], string>
  shop_ids: number[]
}
/** A delivery as it is read. */
export type StoredDelivery = DeliveryRow & { tries: Exclude<DeliveryRow['tries'], string> }

const ENDPOINTS = {
  name: 'webhook_endpoints',
  text: 'select * from webhook_endpoint where corporation_id = $1 order by endpoint_id',
}

export const endpointsOf = async (db: Queries, corporationId: number): Promise<StoredEndpoint[]> =>
  (await db.query<StoredEndpoint>(ENDPOINTS, [corporationId])).rows

export async function findEndpoint(
  db: Queries,
  corporationId: number,
  endpointId: string,
): Promise<StoredEndpoint | undefined> {
  const row = await db
    .withTables<IntegrationTables>()
    .selectFrom('webhook_endpoint')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('endpoint_id', '=', endpointId)
    .executeTakeFirst()
  return row as StoredEndpoint | undefined
}

export async function lockEndpoint(
  tx: Tx,
  corporationId: number,
  endpointId: string,
): Promise<StoredEndpoint | undefined> {
  const row = await tx
    .withTables<IntegrationTables>()
    .selectFrom('webhook_endpoint')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('endpoint_id', '=', endpointId)
    .forUpdate()
    .executeTakeFirst()
  return row as StoredEndpoint | undefined
}

export const updateEndpoint = (tx: Tx, row: StoredEndpoint, set: Partial<EndpointRow>) =>
  tx
    .withTables<IntegrationTables>()
    .updateTable('webhook_endpoint')
    .set(set)
    .where('corporation_id', '=', row.corporation_id)
    .where('endpoint_id', '=', row.endpoint_id)
    .execute()

const ADD = {
  name: 'webhook_delivery_add',
  text: `insert into webhook_delivery (corporation_id, delivery_id, endpoint_id, event_id, type, body, state, attempts, tries,
      created_at, next_at, sealed_personal) values ($1, $2, $3, $4, $5, $6, 'waiting', 0, '[]', $7, $7, $8)`,
}

interface NewDelivery {
  corporationId: number
  deliveryId: string
  endpointId: string
  eventId: string
  type: string
  body: string
  at: Date
}

export async function addDelivery(tx: Tx, one: NewDelivery): Promise<void> {
  const { corporationId, deliveryId, endpointId, eventId, type, at } = one
  const row = await toStored(tx, personalDelivery, { corporation_id: corporationId, body: one.body })
  await tx.query(ADD, [corporationId, deliveryId, endpointId, eventId, type, row.body, at, row.sealed_personal])
}

export async function findDelivery(
  db: Queries,
  corporationId: number,
  deliveryId: string,
): Promise<StoredDelivery | undefined> {
  const row = await db
    .withTables<IntegrationTables>()
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('delivery_id', '=', deliveryId)
    .executeTakeFirst()
  return row && (fromStored(personalDelivery, row) as StoredDelivery)
}

/** Writes how an attempt ended, unless another process wrote the same attempt. */
export async function updateDelivery(tx: Tx, row: StoredDelivery, set: Partial<DeliveryRow>): Promise<boolean> {
  const result = await tx
    .withTables<IntegrationTables>()
    .updateTable('webhook_delivery')
    .set(set)
    .where('corporation_id', '=', row.corporation_id)
    .where('delivery_id', '=', row.delivery_id)
    .where('attempts', '=', row.attempts)
    .where('state', '=', row.state)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Deliveries of an endpoint, the newest first. */
export async function deliveriesOf(
  db: Queries,
  { corporation_id: brand, endpoint_id: id }: Pick<EndpointRow, 'corporation_id' | 'endpoint_id'>,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<StoredDelivery[]> {
  const rows = await db
    .withTables<IntegrationTables>()
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('corporation_id', '=', brand)
    .where('endpoint_id', '=', id)
    .$if(before !== undefined, query => query.where('delivery_id', '<', before ?? ''))
    .orderBy('delivery_id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(row => fromStored(personalDelivery, row)) as StoredDelivery[]
}
