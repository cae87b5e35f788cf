import type { CallSpec } from '@comanda/contract/core'
import { isRefusal, refuse } from '@comanda/contract/core'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Log } from '../log.ts'
import { type Caller, NO_BRAND } from './caller.ts'
import { faultRefusal, refusalEnvelope } from './envelope.ts'
import { refusalAt } from './gate.ts'
import { type Form, readForm, routeOf } from './form.ts'
import type { Handler } from './handler.ts'
import { inputRefusal } from './input-fault.ts'
import { Precompressed } from './precompressed.ts'

/** Finds out who asks; a refusal where the request itself cannot be taken. */
export type Recognise = (request: FastifyRequest, needsSession: boolean) => Promise<Caller>

interface Binding {
  server: FastifyInstance
  recognise: Recognise
  log: Log
}

const JSON_TYPE = 'application/json; charset=utf-8'

/** Sends ready bytes in the encoding the phone asks for. */
export function sendBytes(reply: FastifyReply, answer: Precompressed, accept: string | undefined): FastifyReply {
  const { body, encoding } = answer.for(accept)
  if (encoding) reply.header('content-encoding', encoding)
  return reply.header('content-type', answer.type).header('vary', 'accept-encoding').send(body)
}

async function answerTo(
  spec: CallSpec,
  handler: Handler<CallSpec>,
  caller: Caller,
  { body, file }: Form,
): Promise<unknown> {
  const refused = refusalAt(spec.gate, caller)
  if (refused) return refused
  // Nothing is written for a brand that is not: nobody would ever clean up after it. A2
  if (caller.corporationId === NO_BRAND) return refuse('brandUnknown')
  const asked = spec.request.safeParse(body ?? {})
  if (!asked.success) return inputRefusal(asked.error.issues, body, caller.language)
  return handler(caller as never, asked.data as never, file)
}

/**
 * Binds one call of the contract: gate, schema, handler, envelope. What a handler throws is a fault:
 * logged under its request id and answered in general words. API-2
 */
export function bindCall({ server, recognise, log }: Binding, spec: CallSpec, handler: Handler<CallSpec>): void {
  const refuseAt = async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await recognise(request, true)
    const refused = refusalAt(spec.gate, caller)
    if (!refused) return undefined
    const { status, body } = refusalEnvelope(refused, caller.language, caller.requestId)
    return reply.status(status).header('cache-control', 'no-store').send(body)
  }
  // Nobody sends megabytes who may not: they are refused before their file is read.
  const early = spec.carries === 'form' ? { onRequest: refuseAt } : {}
  server.post(spec.path, { ...routeOf(spec), ...early }, async (request, reply) => {
    // Who asks is looked up in the database too: what it throws is answered by the server, like all that no handler throws.
    const caller = await recognise(request, spec.gate !== 'anyone' || spec.knows === true)
    let answer: unknown
    try {
      answer = await answerTo(spec, handler, caller, sentOf(spec, request))
    } catch (error) {
      log.error('call failed', { requestId: caller.requestId, path: spec.path, error })
      answer = faultRefusal(error)
    }
    if (answer instanceof Precompressed) return sendBytes(reply, answer, request.headers['accept-encoding'])
    reply.header('content-type', JSON_TYPE).header('cache-control', 'no-store')
    if (!isRefusal(answer)) return reply.send(`{"code":"000","data":${JSON.stringify(answer ?? null)},"message":""}`)
    const { status, body } = refusalEnvelope(answer, caller.language, caller.requestId)
    return reply.status(status).send(JSON.stringify(body))
  })
}

/** What was sent; what is no form where one is carried asks nothing and brings no file. */
const sentOf = ({ carries }: CallSpec, { body, headers }: FastifyRequest): Form =>
  carries === 'form' ? (readForm(body, headers['content-type']) ?? { body: {} }) : { body }
