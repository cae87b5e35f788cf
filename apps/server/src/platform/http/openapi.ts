import { type CallSpec, gates } from '@comanda/contract/core'
import { codes } from '@comanda/contract'
import * as z from 'zod/mini'

type Json = Record<string, unknown>

/** A schema as JSON Schema; a transform's result is left open, because JSON Schema cannot express it. */
const schemaOf = (schema: CallSpec['request'], io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return rest
}

const envelope = (data: Json): Json => ({
  type: 'object',
  required: ['code', 'data', 'message'],
  properties: {
    code: { type: 'string' },
    data,
    message: { type: 'string' },
    requestId: { type: 'string' },
    field: { type: 'string' },
  },
})

function operation(context: string, name: string, spec: CallSpec): Json {
  const { passes, refuses } = gates[spec.gate]
  const refusals = [...refuses, ...spec.refuses].map(refused => `${codes[refused].code} ${refused}`).join(', ')
  return {
    tags: [context],
    operationId: `${context}.${name}`,
    description: `For: ${passes}.${refusals === '' ? '' : ` Refuses: ${refusals}.`}`,
    security: spec.gate === 'anyone' ? [] : [{ token: [spec.gate] }],
    'x-gate': spec.gate,
    requestBody: { required: true, content: { 'application/json': { schema: schemaOf(spec.request, 'input') } } },
    responses: {
      200: {
        description: 'The envelope',
        content: { 'application/json': { schema: envelope(schemaOf(spec.response, 'output')) } },
      },
      401: { description: 'The session is unknown or over' },
      429: { description: 'A limit is met' },
    },
  }
}

/** The OpenAPI document of every call, made from the contract. The role a call needs is in its `security` and `x-gate`. */
export function openApi(contract: Record<string, Record<string, CallSpec>>): Json {
  const paths = Object.entries(contract).flatMap(([context, calls]) =>
    Object.entries(calls).map(([name, spec]) => [spec.path, { post: operation(context, name, spec) }] as const),
  )
  return {
    openapi: '3.1.0',
    info: { title: 'Comanda', version: '1.0.0' },
    security: [{ token: [] }],
    components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } } },
    paths: Object.fromEntries(paths),
  }
}
