import type { CallSpec } from '@comanda/contract/core'
import { inputProblem, isRefusal, refuse, type Refusal } from '@comanda/contract/core'
import { noticeText } from '@comanda/messages/notices'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BrandTexts } from '../brand-texts.ts'
import { type Log } from '../log.ts'
import { Attachment, sendAttachment } from './attachment.ts'
import { type Caller, NO_BRAND, NO_BRAND_YET, type Staff } from './caller.ts'
import { faultRefusal, refusalEnvelope, type RequestIds } from './envelope.ts'
import { entered, refusalAt } from './gate.ts'
import { type Form, readForm, routeOf } from './form.ts'
import type { UseCase } from './handler.ts'
import { Precompressed } from './precompressed.ts'

/** Identifies the caller of a request by its token. */
export type Recognise = (request: FastifyRequest, needsSession: boolean) => Promise<Caller>

interface Binding {
  server: FastifyInstance
  recognise: Recognise
  /** The new token of a session whose token is due, with its user; undefined for any other request. LOGIN-6 */
  renew?: (caller: Caller, request: FastifyRequest) => Promise<object | undefined>
  /** A brand's own texts, which refusals to its guests are worded in. SETUP-7 */
  textsOf?: (corporationId: number) => Promise<BrandTexts>
  log: Log
}

type Issues = readonly Parameters<typeof inputProblem>[0][]

/** Says how to correct the first invalid field, in the caller's language. Its path is no text: it is the answer's `field`. */
function inputRefusal(issues: Issues, body: unknown, language: string): Refusal<'invalidInput'> {
  const { field, key, bound } = inputProblem(issues[0] ?? { path: [] }, body)
  const problem = noticeText(language, key, bound === undefined ? {} : { bound })
  return refuse('invalidInput', { field, params: { field: noticeText(language, 'refusal.field.any'), problem } })
}

const JSON_TYPE = 'application/json; charset=utf-8'

/** Sends ready bytes in an encoding the client accepts. */
export function sendBytes(reply: FastifyReply, answer: Precompressed, accept: string | undefined): FastifyReply {
  const { body, encoding } = answer.for(accept)
  if (encoding) reply.header('content-encoding', encoding)
  return reply.header('content-type', answer.type).header('vary', 'accept-encoding').send(body)
}

/**
 * Runs a use case as the binding does: first the gate, then the schema, then the rights in the store the request names, then the
 * handler.
 */
export async function answerTo(
  spec: CallSpec,
  handler: UseCase<CallSpec>,
  caller: Caller,
  { body, file }: Form,
): Promise<unknown> {
  const refused = refusalAt(spec, caller)
  if (refused) return refused
  // Nothing is written for a brand that does not exist: no retention job would ever delete it. A2
  if (caller.corporationId === NO_BRAND) return refuse('brandUnknown')
  if (caller.corporationId === NO_BRAND_YET && spec.worksWithoutBrand !== true) return refuse('openingSoon')
  const input = spec.request.safeParse(body ?? {})
  if (!input.success) return inputRefusal(input.error.issues, body, caller.language)
  const able = entered(spec, caller as Staff, input.data)
  return isRefusal(able) ? able : handler(able as never, input.data as never, file)
}

/**
 * Binds one call of the contract: gate, schema, rights, handler, envelope. An exception of a handler is a fault: logged with its
 * request id and answered without internals. API-2
 */
export function bindCall(
  { server, recognise, renew, textsOf, log }: Binding,
  spec: CallSpec,
  handler: UseCase<CallSpec>,
): void {
  // Staff read the built-in texts. Without a database the refusal has its built-in text.
  const ownTexts = async ({ corporationId, session }: Caller) =>
    session?.staff || corporationId <= 0 ? undefined : await textsOf?.(corporationId).catch(() => undefined)
  const refuseAt = async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await recognise(request, true)
    const refused = refusalAt(spec, caller)
    if (!refused) return undefined
    const { status, body } = refusalEnvelope(refused, caller.language, idsOf(caller), await ownTexts(caller))
    return reply.status(status).header('cache-control', 'no-store').send(body)
  }
  // A caller who may not send a file is refused before the file is read.
  const early = spec.carries === 'form' ? { onRequest: refuseAt } : {}
  server.post(spec.path, { ...routeOf(spec), ...early }, async (request, reply) => {
    // Outside the try: a database error here is answered by the server's error handler.
    const caller = await recognise(request, spec.gate !== 'anyone' || spec.knows === true)
    let answer: unknown
    try {
      const renewed = await renew?.(caller, request)
      // The call is not executed: the app repeats it with the new token and the same request id.
      answer = renewed
        ? refuse('resetToken', { data: renewed })
        : await answerTo(spec, handler, caller, sentOf(spec, request))
    } catch (error) {
      log.error('call failed', { requestId: caller.requestId, path: spec.path, ...caller.visit, error })
      answer = faultRefusal(error)
    }
    if (answer instanceof Attachment) return sendAttachment(reply, answer)
    if (answer instanceof Precompressed) return sendBytes(reply, answer, request.headers['accept-encoding'])
    reply.header('content-type', JSON_TYPE).header('cache-control', 'no-store')
    if (!isRefusal(answer)) return reply.send(`{"code":"000","data":${JSON.stringify(answer ?? null)},"message":""}`)
    const { status, body } = refusalEnvelope(answer, caller.language, idsOf(caller), await ownTexts(caller))
    return reply.status(status).send(JSON.stringify(body))
  })
}

/** The ids that identify a request in the log. */
const idsOf = ({ requestId, visit: { traceId } }: Caller): RequestIds => ({ requestId, traceId })

/** The request's input. A call that expects a form and receives none gets an empty input without a file. */
const sentOf = ({ carries }: CallSpec, { body, headers }: FastifyRequest): Form =>
  carries === 'form' ? (readForm(body, headers['content-type']) ?? { body: {} }) : { body }
