import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../../platform/http/index.ts'
import { isUuid } from '../../platform/ids.ts'
import type { ApplePasses } from '../../providers/pass/port.ts'
import type { PassDeps } from './deps.ts'
import { fileOf, PKPASS } from './post-pass.ts'
import { passById } from './queries.ts'
import { changedFor, register, unregister } from './registrations.ts'
import type { PassRow } from './tables.ts'

const BODY_LIMIT = 16_384
const HOUR_S = 3600
/** Passes changed so shortly before the last answer are named again: their transaction may have been under way. */
const OVERLAP_MS = 5000

interface Params {
  corporationId: string
  deviceId: string
  passType: string
  serial: string
}
type Request = FastifyRequest<{ Params: Params; Querystring: { passesUpdatedSince?: string }; Body: unknown }>

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether two tokens are equal, compared in constant time. */
const isEqual = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))

const DEVICE = /^[\w-]{1,100}$/
const PUSH_TOKEN = /^[\da-fA-F]{8,200}$/

/** The pass a request names and proves to hold; undefined alike for a missing pass, another type and a wrong token. A1 */
async function provenPass(deps: PassDeps, apple: ApplePasses, request: Request): Promise<PassRow | undefined> {
  const { corporationId, passType, serial } = request.params
  const [, token = ''] = /^ApplePass (\S{1,200})$/.exec(request.headers.authorization ?? '') ?? []
  if (!isUuid(serial) || passType !== (await apple.passTypeIdentifier())) return undefined
  const row = await passById(deps.db, Number(corporationId), serial)
  const own = row && deps.seal.open(row.sealed_token)
  return own !== undefined && isEqual(own, token) ? row : undefined
}

const pushTokenOf = (body: unknown): string | undefined => {
  const { pushToken } = (body ?? {}) as { pushToken?: unknown }
  return typeof pushToken === 'string' && PUSH_TOKEN.test(pushToken) ? pushToken : undefined
}

const MAX_LINES = 10
const MAX_SIGNS = 300
/** Tokens and serials are longer than words. */
const SECRET = /[\w+/=.-]{16,}/g

/** The lines a device reports, few and short, without anything that may be a token or a serial. */
function deviceMessagesIn(body: unknown): string[] {
  const { logs } = (body ?? {}) as { logs?: unknown }
  if (!Array.isArray(logs)) return []
  return logs
    .slice(0, MAX_LINES)
    .filter(line => typeof line === 'string')
    .map(line => line.slice(0, MAX_SIGNS).replaceAll(SECRET, '[removed]'))
}

const registrationAt = ({ params: { deviceId } }: Request, row: PassRow) => ({
  corporationId: row.corporation_id,
  deviceId,
  passId: row.pass_id,
})

const handlers = (deps: PassDeps, apple: ApplePasses) => ({
  async register(request: Request, reply: FastifyReply) {
    const row = await provenPass(deps, apple, request)
    if (!row) return reply.status(401).send()
    const pushToken = pushTokenOf(request.body)
    if (pushToken === undefined || !DEVICE.test(request.params.deviceId)) return reply.status(400).send()
    const sealed = deps.seal.seal(pushToken)
    const at = registrationAt(request, row)
    const fresh = await deps.db.inTx(tx => register(tx, at, sealed, new Date(deps.clock())))
    return reply.status(fresh ? 201 : 200).send()
  },
  async unregister(request: Request, reply: FastifyReply) {
    const row = await provenPass(deps, apple, request)
    if (!row) return reply.status(401).send()
    await deps.db.inTx(tx => unregister(tx, registrationAt(request, row)))
    return reply.status(200).send()
  },
  async list(request: Request, reply: FastifyReply) {
    const { corporationId, deviceId, passType } = request.params
    const since = Number(request.query.passesUpdatedSince ?? 0)
    if (passType !== (await apple.passTypeIdentifier()) || !DEVICE.test(deviceId) || !(since >= 0 && since < 1e14))
      return reply.status(204).send()
    const rows = await changedFor(deps.db, Number(corporationId), deviceId, new Date(Math.max(0, since - OVERLAP_MS)))
    const last = rows.at(-1)
    if (!last) return reply.status(204).send()
    const lastUpdated = String(last.changedAt.getTime())
    return reply.send({ serialNumbers: rows.map(({ passId }) => passId), lastUpdated })
  },
  async latest(request: Request, reply: FastifyReply) {
    const row = await provenPass(deps, apple, request)
    if (!row) return reply.status(401).send()
    const reads = [{ key: `pass-read:${row.pass_id}`, max: 240, windowSeconds: HOUR_S }]
    if (!(await deps.limits.tryUse(row.corporation_id, reads))) return reply.status(429).send()
    const known = Date.parse(request.headers['if-modified-since'] ?? '')
    reply.header('last-modified', row.changed_at.toUTCString()).header('cache-control', 'no-store')
    if (known >= row.changed_at.getTime()) return reply.status(304).send()
    return reply.type(PKPASS).send(await fileOf(deps, apple, row))
  },
  async log(request: Request, reply: FastifyReply) {
    const corporationId = Number(request.params.corporationId)
    const most = [{ key: `pass-log:${networkOf(request.ip)}`, max: 20, windowSeconds: HOUR_S }]
    const report = deviceMessagesIn(request.body)
    if (report.length > 0 && (await deps.limits.tryUse(corporationId, most)))
      deps.log.warn('a wallet reported problems with passes', { report })
    return reply.status(200).send()
  },
})

/** Binds the update service that iPhones call: registrations, changed passes, the latest pass, reports. CARD-9 */
export function bindAppleService(server: FastifyInstance, deps: PassDeps): void {
  const { apple } = deps.providers
  if (!apple) return
  const { register: add, unregister: remove, list, latest, log } = handlers(deps, apple)
  void server.register(
    async scope => {
      const options = { bodyLimit: BODY_LIMIT }
      const device = '/devices/:deviceId/registrations/:passType'
      scope.addHook('onRequest', async (request, reply) => {
        const { corporationId } = request.params as Params
        if (!/^\d{1,9}$/.test(corporationId)) await reply.status(404).send()
      })
      scope.post<{ Params: Params; Body: unknown }>(`${device}/:serial`, options, async (request, reply) =>
        add(request as Request, reply),
      )
      scope.delete<{ Params: Params }>(`${device}/:serial`, async (request, reply) => remove(request as Request, reply))
      scope.get<{ Params: Params }>(device, async (request, reply) => list(request as Request, reply))
      scope.get<{ Params: Params }>('/passes/:passType/:serial', async (request, reply) =>
        latest(request as Request, reply),
      )
      scope.post<{ Params: Params; Body: unknown }>('/log', options, async (request, reply) =>
        log(request as Request, reply),
      )
    },
    { prefix: '/passes/apple/:corporationId/v1' },
  )
}
