import { webhookBody, webhookEvents } from '@comanda/contract/integration'
import type * as z from 'zod/mini'
import { exampleOf } from './example.ts'
import type { ComponentSchemas, Json } from './schemas.ts'

const ABOUT = `Sent by the Standard Webhooks specification. \`webhook-signature\` signs \`webhook-id\`, \`webhook-timestamp\` and the body with the
secret of the endpoint: verify it with a library of the specification. Answer 2xx within 15 seconds; any other answer is followed by
further tries over about four days, with the same \`webhook-id\`. Events can come twice and in another order.`

const header = (name: string, description: string): Json => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})

const HEADERS = [
  header('webhook-id', 'The id of the event, the same with every try'),
  header('webhook-timestamp', 'When it was sent, in seconds since 1970'),
  header('webhook-signature', 'The signatures, `v1,` and base 64, with blanks between them'),
]

/** `order.placed` as `OrderPlaced`. */
const titled = (name: string) =>
  name
    .split('.')
    .map(part => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')

/** The body of each event, with its name in the document. */
export const webhookBodies: ReadonlyMap<z.ZodMiniType, string> = new Map(
  Object.entries(webhookEvents).map(([name, { data }]) => [webhookBody(name, data), `${titled(name)}Event`]),
)

/** The section `webhooks` of the document. API-10 */
export function webhooksOf(schemas: ComponentSchemas): Record<string, { post: Json }> {
  const bodies = [...webhookBodies.keys()]
  return Object.fromEntries(
    Object.entries(webhookEvents).map(([name, { about }], i) => {
      const schema = schemas.reference(bodies[i] as z.ZodMiniType, 'output')
      const post = {
        tags: ['integration'],
        operationId: `webhook.${name}`,
        summary: about.replace(/[.]$/, ''),
        description: ABOUT,
        security: [],
        parameters: HEADERS,
        requestBody: { required: true, content: { 'application/json': { schema } } },
        responses: { 204: { description: 'Received' }, 400: { description: 'It is sent again later' } },
      }
      return [name, { post }]
    }),
  )
}

/** Gives an event its example. */
export function addWebhookExamples(webhooks: ReturnType<typeof webhooksOf>, components: Record<string, Json>): void {
  for (const { post } of Object.values(webhooks)) {
    const { content } = post['requestBody'] as { content: Record<string, { schema: Json; example?: unknown }> }
    const body = content['application/json']
    if (body) body.example = exampleOf(body.schema, components)
  }
}
