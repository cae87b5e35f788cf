import { contract } from '@comanda/contract'
import { webhookEvents } from '@comanda/contract/integration'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { openApi } from './document.ts'
import { referencePage } from './reference-page.ts'

const ORIGIN = 'https://order.example.org'
const document = openApi(contract, ORIGIN)

test('The OpenAPI document follows the recommended rules of its linter, and its examples fit their schemas', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: JSON.stringify(document), config })
  const messages = problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`)
  expect(messages).toEqual([])
})

test('Requests and answers refer to named schemas, each written once', () => {
  const { schemas } = document['components'] as { schemas: Record<string, object> }
  for (const name of ['CartAnswer', 'MenuDocument', 'OrderDetail']) expect(schemas).toHaveProperty(name)
  const written = Object.values(schemas).map(schema => JSON.stringify(schema))
  // Small schemas can be equal without having one name.
  const large = written.filter(text => text.length > 600)
  expect(new Set(large).size).toBe(large.length)
})

test('Every event is described with its body, headers and an example (API-10)', () => {
  const webhooks = document['webhooks'] as Record<string, { post: { requestBody: object } }>
  expect(Object.keys(webhooks)).toEqual(Object.keys(webhookEvents))
  const placed = JSON.stringify(webhooks['order.placed'])
  for (const text of ['#/components/schemas/OrderPlacedEvent', 'webhook-signature', '"example"'])
    expect(placed).toContain(text)
})

test('The reference page shows every call and links to schemas that it has', () => {
  const page = referencePage(document)
  for (const [context, calls] of Object.entries(contract))
    for (const name of Object.keys(calls)) expect(page).toContain(`<details id="${context}.${name}">`)
  const targets = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(links.filter(id => !targets.has(id))).toEqual([])
  expect(page).not.toContain('<script')
})
