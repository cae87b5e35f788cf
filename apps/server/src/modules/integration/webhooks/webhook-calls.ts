import { refuse, type RequestOf, type ResponseOf } from '@comanda/contract/core'
import { webhookCalls as calls } from '@comanda/contract/integration'
import { randomBytes } from 'node:crypto'
import { writeAuditLine } from '../../../platform/audit-line.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { type BrandAt, change, changeInSteps, type Handler, type HandlersOf } from '../../../platform/http/index.ts'
import { isUuid, uuidv7 } from '../../../platform/ids.ts'
import { revisionOf } from '../../../platform/revision.ts'
import { lockBrand } from '../../../platform/save-at-revision.ts'
import type { Deps } from '../deps.ts'
import type { IntegrationTables } from '../tables.ts'
import { deliver } from './events.ts'
import {
  deliveriesOf,
  endpointsOf,
  findDelivery,
  findEndpoint,
  lockEndpoint,
  type StoredDelivery,
  type StoredEndpoint,
  updateDelivery,
  updateEndpoint,
} from './queries.ts'
import { SEND } from './send.ts'

type Settings = Omit<RequestOf<typeof calls.createWebhook>, 'shopId'>

const MAX_ENDPOINTS = 20

const settingsOf = ({ name, url, events, shop_ids: shopIds, active }: StoredEndpoint): Settings => ({
  name,
  url,
  events,
  shopIds,
  active,
})

const shown = (row: StoredEndpoint): ResponseOf<typeof calls.saveWebhook> => ({
  endpointId: row.endpoint_id,
  ...settingsOf(row),
  mark: revisionOf(settingsOf(row)),
  ...((row.switched_off === 'failing' || row.switched_off === 'gone') && { switchedOff: row.switched_off }),
  ...(row.failing_since && { failingSince: row.failing_since.toISOString() }),
  createdBy: row.created_by,
  createdAt: row.created_at.toISOString(),
})

const shownDelivery = (row: StoredDelivery): ResponseOf<typeof calls.replayWebhook> => ({
  deliveryId: row.delivery_id,
  eventId: row.event_id,
  type: row.type,
  body: row.body,
  state: row.state,
  attempts: row.attempts,
  tries: row.tries,
  createdAt: row.created_at.toISOString(),
  ...(row.next_at && { nextAt: row.next_at.toISOString() }),
})

interface Change {
  what: 'webhook' | 'webhook.removed'
  endpointId: string
  before?: unknown
  after?: unknown
}

const audit = (tx: Tx, { clock }: Deps, { corporationId, session }: BrandAt, { what, endpointId, ...values }: Change) =>
  writeAuditLine(tx, {
    corporationId,
    what,
    subject: endpointId,
    by: { id: session.staff.staffId, name: session.staff.name },
    ...values,
    cause: 'set up',
    at: new Date(clock()),
  })

/** What is wrong with the settings: a store that is not the caller's, or an address that may not be named. */
function faultOf(deps: Deps, { session }: BrandAt, { url, shopIds }: Settings, had: readonly number[] = []) {
  const isOwn = (id: number) => had.includes(id) || session.staff.shopIds.includes(id)
  if (!shopIds.every(isOwn)) return refuse('notYourShop', { field: 'shopIds' })
  return deps.webhooks.accepts(url) ? undefined : refuse('webhookAddress', { field: 'url' })
}

const createWebhook = (deps: Deps): Handler<typeof calls.createWebhook> =>
  changeInSteps(calls.createWebhook, deps, {
    async work(tx, caller, settings) {
      const { corporationId, requestId, session } = caller
      const fault = faultOf(deps, caller, settings)
      if (fault) return fault
      await lockBrand(tx, corporationId)
      if ((await endpointsOf(tx, corporationId)).length >= MAX_ENDPOINTS)
        return refuse('webhooksMany', { params: { most: MAX_ENDPOINTS } })
      const { name, url, events, shopIds, active } = settings
      const endpointId = uuidv7(deps.clock)
      await tx
        .withTables<IntegrationTables>()
        .insertInto('webhook_endpoint')
        .values({
          corporation_id: corporationId,
          endpoint_id: endpointId,
          request_id: requestId,
          name,
          url,
          active,
          secret: deps.seal.seal(`whsec_${randomBytes(32).toString('base64')}`),
          events: JSON.stringify(events),
          shop_ids: JSON.stringify(shopIds),
          switched_off: '',
          failing_since: null,
          created_by: session.staff.name,
          created_at: new Date(deps.clock()),
        })
        .execute()
      await audit(tx, deps, caller, { what: 'webhook', endpointId, after: { name, url, events, shopIds, active } })
      tx.afterCommit(() => deps.webhookChanged(corporationId))
      return { endpointId }
    },
    // The request log holds no secret: a repeat reads it from where it is sealed.
    async answer({ corporationId }, _input, { endpointId }) {
      const row = await findEndpoint(deps.db, corporationId, endpointId)
      const secret = row && deps.seal.open(row.secret)
      return secret === undefined ? refuse('notFound') : { endpointId, secret }
    },
  })

const saveWebhook = (deps: Deps): Handler<typeof calls.saveWebhook> =>
  change(calls.saveWebhook, deps, async (tx, caller, { endpointId, mark, ...wanted }) => {
    const row = await lockEndpoint(tx, caller.corporationId, endpointId)
    if (!row) return refuse('notFound')
    const before = settingsOf(row)
    const fault = faultOf(deps, caller, wanted, before.shopIds)
    if (fault) return fault
    const { name, url, events, shopIds, active } = wanted
    const after = { name, url, events, shopIds, active }
    if (revisionOf(before) === revisionOf(after)) return shown(row)
    if (revisionOf(before) !== mark) return refuse('changedMeanwhile')
    const fresh = active || url !== row.url ? { switched_off: '', failing_since: null } : {}
    const columns = { name, url, active, ...fresh }
    const lists = { events: JSON.stringify(events), shop_ids: JSON.stringify(shopIds) }
    await updateEndpoint(tx, row, { ...columns, ...lists })
    await audit(tx, deps, caller, { what: 'webhook', endpointId, before, after })
    tx.afterCommit(() => deps.webhookChanged(caller.corporationId))
    return shown({ ...row, ...columns, events, shop_ids: shopIds })
  })

const removeWebhook = (deps: Deps): Handler<typeof calls.removeWebhook> =>
  change(calls.removeWebhook, deps, async (tx, caller, { endpointId }) => {
    const { corporationId } = caller
    const row = await lockEndpoint(tx, corporationId, endpointId)
    if (!row) return refuse('notFound')
    const tables = tx.withTables<IntegrationTables>()
    for (const table of ['webhook_delivery', 'webhook_endpoint'] as const)
      await tables
        .deleteFrom(table)
        .where('corporation_id', '=', corporationId)
        .where('endpoint_id', '=', endpointId)
        .execute()
    await audit(tx, deps, caller, { what: 'webhook.removed', endpointId, before: settingsOf(row) })
    tx.afterCommit(() => deps.webhookChanged(corporationId))
    return { endpointId }
  })

const testWebhook = (deps: Deps): Handler<typeof calls.testWebhook> =>
  change(calls.testWebhook, deps, async (tx, { corporationId, shop: { shopId } }, { endpointId }) => {
    if (!(await findEndpoint(tx, corporationId, endpointId))) return refuse('notFound')
    const event = { endpointId, eventId: uuidv7(deps.clock), type: 'webhook.test' as const, data: { shopId } }
    return { deliveryId: await deliver(tx, deps, corporationId, event) }
  })

const replayWebhook = (deps: Deps): Handler<typeof calls.replayWebhook> =>
  change(calls.replayWebhook, deps, async (tx, { corporationId }, { deliveryId }) => {
    const row = await findDelivery(tx, corporationId, deliveryId)
    const endpoint = row && (await findEndpoint(tx, corporationId, row.endpoint_id))
    if (!row || !endpoint) return refuse('notFound')
    if (!endpoint.active && row.type !== 'webhook.test') return refuse('webhookOff')
    const again = { state: 'waiting' as const, attempts: 0, next_at: new Date(deps.clock()) }
    if (!(await updateDelivery(tx, row, again))) return shownDelivery(row)
    await deps.jobs.enqueue(tx, SEND, { corporationId, deliveryId })
    return shownDelivery({ ...row, ...again })
  })

/** The console's calls about webhooks. API-10 */
export const webhookHandlers = (deps: Deps): HandlersOf<typeof calls> => ({
  webhooks: async ({ corporationId, language }) => ({
    endpoints: (await endpointsOf(deps.db, corporationId)).map(shown),
    shops: await deps.storesOf(corporationId, language),
  }),
  createWebhook: createWebhook(deps),
  saveWebhook: saveWebhook(deps),
  removeWebhook: removeWebhook(deps),
  testWebhook: testWebhook(deps),
  async webhookDeliveries({ corporationId }, { endpointId, pageSize, cursor }) {
    if (cursor !== undefined && !isUuid(cursor)) return refuse('invalidInput', { field: 'cursor' })
    const endpoint = await findEndpoint(deps.db, corporationId, endpointId)
    if (!endpoint) return refuse('notFound')
    const rows = await deliveriesOf(deps.db, endpoint, { before: cursor, limit: pageSize + 1 })
    const last = rows.length > pageSize ? rows[pageSize - 1] : undefined
    return { deliveries: rows.slice(0, pageSize).map(shownDelivery), ...(last && { nextCursor: last.delivery_id }) }
  },
  replayWebhook: replayWebhook(deps),
})
