import { createHash } from 'node:crypto'
import { STRICT_POLICY } from '../security-headers.ts'
import { escaped } from '../trouble-page.ts'
import type { Json } from './schemas.ts'

const STYLE = `html{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif;scroll-padding-top:1rem}
body{max-width:72rem;margin:0 auto;padding:1rem;display:grid;grid-template-columns:minmax(0,1fr);gap:2rem}
@media(min-width:60rem){body{grid-template-columns:14rem minmax(0,1fr)}nav{position:sticky;top:1rem;max-height:calc(100vh - 2rem);overflow:auto}}
nav ul{list-style:none;padding:0;margin:0;columns:2}@media(min-width:60rem){nav ul{columns:1}}
nav a{display:block;padding:.25rem 0}
h2{border-top:1px solid;padding-top:1rem;text-transform:capitalize}
details{border-bottom:1px solid color-mix(in srgb,currentColor 20%,transparent);padding:.5rem 0}
p{margin:.5rem 0}
summary{cursor:pointer;padding:.25rem 0}summary code{opacity:.75;margin-inline-start:.5rem}
table{border-collapse:collapse;width:100%}td,th{text-align:start;vertical-align:top;padding:.25rem .75rem .25rem 0;border-bottom:1px solid color-mix(in srgb,currentColor 12%,transparent)}
pre{overflow:auto;padding:.75rem;background:color-mix(in srgb,currentColor 8%,transparent);border-radius:.5rem}
main{overflow-wrap:anywhere}`

/** The page has no script; its style is allowed by its hash. */
export const REFERENCE_POLICY = `${STRICT_POLICY}; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

interface Operation {
  tags: [string]
  operationId: string
  summary: string
  description: string
  requestBody: { content: Record<string, { schema: Json; example?: unknown }> }
  responses: { 200: { content: Record<string, { schema: Json }> } }
}

const PREFIX = '#/components/schemas/'

/** The document as a page to read: contexts, their calls with fields and an example, and the named schemas. */
export function referencePage(document: Json): string {
  const { info, components, paths, webhooks } = document as {
    info: { description: string }
    components: { schemas: Record<string, Json> }
    paths: Record<string, { post: Operation }>
    webhooks: Record<string, { post: Omit<Operation, 'responses'> }>
  }
  const byContext = Map.groupBy(Object.entries(paths), ([, { post }]) => post.tags[0])
  const contexts = [...byContext].map(([name, calls]) => section(name, calls.map(callEntry).join('')))
  const schemas = Object.entries(components.schemas).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const links = [...byContext.keys(), 'webhooks', 'schemas'].map(name => `<li><a href="#${name}">${name}</a></li>`)
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Comanda API</title>',
    `<style>${STYLE}</style><body><nav aria-label="Contexts"><ul>${links.join('')}</ul></nav><main><h1>Comanda API</h1>`,
    ...info.description.split('\n').map(lineText),
    '<p><a href="/open/openapi.json">OpenAPI document</a></p>',
    ...contexts,
    section('webhooks', Object.values(webhooks).map(eventEntry).join('')),
    section('schemas', schemas.map(([name, schema]) => schemaEntry(name, schema)).join('')),
    '</main></body></html>',
  ].join('')
}

const section = (name: string, content: string) => `<section id="${name}"><h2>${escaped(name)}</h2>${content}</section>`

/** A line of a description as a paragraph, with text in backticks as code. */
const lineText = (line: string) => `<p>${escaped(line).replaceAll(/`([^`]+)`/g, '<code>$1</code>')}</p>`

function callEntry([path, { post }]: [string, { post: Operation }]): string {
  const [body] = Object.values(post.requestBody.content)
  const [answer] = Object.values(post.responses[200].content)
  const data = (answer?.schema['properties'] as { data?: Json } | undefined)?.data
  const example = body?.example === undefined ? '' : `<pre>${escaped(JSON.stringify(body.example, null, 2))}</pre>`
  return [
    `<details id="${post.operationId}"><summary>${escaped(post.summary)}<code>POST ${escaped(path)}</code></summary>`,
    ...post.description.split('\n').map(lineText),
    `<p>Request: ${typeText(body?.schema ?? {})}</p>${example}<p>Answer: ${data ? typeText(data) : 'a file'}</p></details>`,
  ].join('')
}

function eventEntry({ post }: { post: Omit<Operation, 'responses'> }): string {
  const [body] = Object.values(post.requestBody.content)
  return [
    `<details id="${post.operationId}"><summary>${escaped(post.summary)}<code>${escaped(post.operationId.replace('webhook.', ''))}</code></summary>`,
    ...post.description.split('\n').map(lineText),
    `<p>Body: ${typeText(body?.schema ?? {})}</p><pre>${escaped(JSON.stringify(body?.example, null, 2))}</pre></details>`,
  ].join('')
}

function schemaEntry(name: string, schema: Json): string {
  const fields = Object.entries((schema['properties'] ?? {}) as Record<string, Json>)
  const required = new Set(schema['required'] as string[] | undefined)
  const rows = fields.map(
    ([field, type]) =>
      `<tr><td><code>${escaped(field)}</code></td><td>${typeText(type)}</td><td>${required.has(field) ? 'required' : ''}</td></tr>`,
  )
  const content = rows.length > 0 ? `<table>${rows.join('')}</table>` : `<p>${typeText(schema)}</p>`
  return `<details id="schema-${name}"><summary>${escaped(name)}</summary>${content}</details>`
}

/** A type as HTML, with links to named schemas. */
function typeText(schema: Json): string {
  const { $ref, const: constant, enum: values, anyOf, oneOf, allOf, items, type, format, properties } = schema
  if (typeof $ref === 'string') {
    const name = $ref.slice(PREFIX.length)
    return `<a href="#schema-${name}">${escaped(name)}</a>`
  }
  if (constant !== undefined) return `<code>${escaped(JSON.stringify(constant))}</code>`
  if (Array.isArray(values)) return values.map(value => `<code>${escaped(JSON.stringify(value))}</code>`).join(' | ')
  const choices = (anyOf ?? oneOf) as Json[] | undefined
  if (choices) return choices.map(typeText).join(' | ')
  if (Array.isArray(allOf)) return allOf.map(typeText).join(' and ')
  if (items !== undefined) return `list of ${typeText(items as Json)}`
  if (properties !== undefined) {
    const fields = Object.entries(properties as Record<string, Json>).map(
      ([name, inner]) => `<code>${escaped(name)}</code>: ${typeText(inner)}`,
    )
    return `{ ${fields.join(', ')} }`
  }
  return escaped([type, format].flat().filter(Boolean).join(', ') || 'any')
}
