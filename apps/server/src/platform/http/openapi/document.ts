import { codes } from '@comanda/contract'
import { type CallSpec, gates, isStaffGate, rightsFor } from '@comanda/contract/core'
import type * as z from 'zod/mini'
import { exampleOf } from './example.ts'
import { type ComponentSchemas, componentSchemas, type Json } from './schemas.ts'
import { addWebhookExamples, webhookBodies, webhooksOf } from './webhooks.ts'

export type Calls = Record<string, Record<string, CallSpec>>

const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** `queryOrderDetail` as `Query order detail`. */
const sentence = (name: string) => titled(name.replaceAll(/([a-z0-9])([A-Z])/g, (_, a, b) => `${a} ${b.toLowerCase()}`))

const REFUSAL = {
  type: 'object',
  description:
    'The same envelope as a success, with another code. `field` names the field of the request that is wrong.',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', examples: ['COM-00-0429'] },
    data: { description: 'What the code explains, such as how many are left' },
    message: { type: 'string', description: 'A sentence for the person, in the language of the request' },
    requestId: { type: 'string' },
    field: { type: 'string' },
    further: {
      description: 'The other fields that are wrong, each with its sentence',
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
}

const refusal = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
})

const RESPONSES = {
  Refused: refusal('The call is refused; `code` says why'),
  SignedOut: refusal('The session is unknown or over'),
  Limited: refusal('A limit is met; try again later'),
}

const toResponse = (name: keyof typeof RESPONSES) => ({ $ref: `#/components/responses/${name}` })

/** The envelope of a success. */
const envelope = (data: Json): Json => ({
  type: 'object',
  required: ['code', 'data', 'message'],
  properties: { code: { const: '000' }, data, message: { type: 'string' }, requestId: { type: 'string' } },
})

interface Call {
  context: string
  name: string
  spec: CallSpec
}

/** What a call needs: a session with the role of its gate, or an API key with its scope. */
function securityOf({ gate, scope }: CallSpec): Json[] {
  if (gate === 'anyone') return []
  return [gate === 'api' ? { apiKey: [scope ?? ''] } : { token: [gate] }]
}

function operation({ context, name, spec }: Call, schemas: ComponentSchemas): Json {
  const { passes, refuses } = gates[spec.gate]
  const refusals = [...refuses, ...spec.refuses].map(refused => `- \`${codes[refused].code}\` ${refused}`)
  const changes = spec.changes ? ' A repeat with the same `x-request-id` answers the same again.' : ''
  const request = schemas.reference(spec.request, 'input')
  const content = spec.carries === 'form' ? 'multipart/form-data' : 'application/json'
  const answer =
    spec.carries === 'blob'
      ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
      : { 'application/json': { schema: envelope(schemas.reference(spec.response, 'output')) } }
  return {
    tags: [context],
    operationId: `${context}.${name}`,
    summary: sentence(name),
    description: [
      `For: ${passes}${spec.scope ? `, which is \`${spec.scope}\`` : ''}.${changes}`,
      ...(refusals.length > 0 ? ['Refuses:', ...refusals] : []),
    ].join('\n'),
    security: securityOf(spec),
    'x-gate': spec.gate,
    ...(isStaffGate(spec.gate) && { 'x-rights': rightsFor(spec) ?? ['anyRole'] }),
    requestBody: { required: true, content: { [content]: { schema: request } } },
    responses: {
      200: { description: 'The envelope with the answer', content: answer },
      400: toResponse('Refused'),
      ...(spec.gate !== 'anyone' && { 401: toResponse('SignedOut') }),
      429: toResponse('Limited'),
    },
  }
}

/** The schemas of the calls' requests and answers that have no name of their own. */
function ownSchemas(calls: readonly Call[]): Map<z.ZodMiniType, string> {
  const own = new Map<z.ZodMiniType, string>()
  for (const { context, name, spec } of calls) {
    const title = titled(context) + titled(name)
    if (!own.has(spec.request)) own.set(spec.request, `${title}Request`)
    if (!own.has(spec.response)) own.set(spec.response, `${title}Response`)
  }
  return own
}

/** The first sentences of the document: what holds for every call. */
const ABOUT = `Every call is a POST with a JSON body and is answered by an envelope: \`code\` is \`000\`, or names why the call was refused.
Amounts are integers in minor units of their currency. Times are ISO 8601 in UTC; days and slots are those of the store.
A changing call carries \`x-request-id\`: a repeat with the same one answers the same again and changes nothing twice.`

const ABOUT_KEYS = `An API key, made in the console under Integrations: \`authorization: Bearer ck_...\`. Scopes are what the key may do;
it works at its stores only, for at most 600 calls in a minute.`

/**
 * The OpenAPI document of every call, made from the contract. The role a call needs is in its `security` and `x-gate`.
 * @param origin where the server is reached, without a slash at the end
 */
export function openApi(contract: Calls, origin: string): Json {
  const calls = Object.entries(contract).flatMap(([context, own]) =>
    Object.entries(own).map(([name, spec]) => ({ context, name, spec })),
  )
  const schemas = componentSchemas(new Map([...ownSchemas(calls), ...webhookBodies]))
  const paths = Object.fromEntries(calls.map(call => [call.spec.path, { post: operation(call, schemas) }]))
  const webhooks = webhooksOf(schemas)
  const components = { Refusal: REFUSAL, ...schemas.used }
  addWebhookExamples(webhooks, components)
  for (const { post } of Object.values(paths)) addExample(post, components)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Comanda',
      version: '1.0.0',
      description: ABOUT,
      license: { name: 'Proprietary', url: `${origin}/open` },
    },
    servers: [{ url: origin }],
    tags: Object.keys(contract).map(name => ({ name, description: `Calls about: ${sentence(name).toLowerCase()}` })),
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'token', description: 'The token of a session; scopes are gates' },
        apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'ck_<brand>_<secret>', description: ABOUT_KEYS },
      },
      responses: RESPONSES,
      schemas: components,
    },
    paths,
    webhooks,
  }
}

/** Gives a request its example. */
function addExample(post: Json, components: Record<string, Json>): void {
  const { content } = post['requestBody'] as { content: Record<string, { schema: Json; example?: unknown }> }
  const body = content['application/json']
  if (body) body.example = exampleOf(body.schema, components)
}
