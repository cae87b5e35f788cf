import { createHash } from 'node:crypto'
import { localeOf } from '@comanda/messages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { STRICT_POLICY } from './security-headers.ts'

const STYLE =
  'html{color-scheme:light dark;font:18px/1.5 system-ui,sans-serif}body{display:grid;min-height:90vh;place-items:center;margin:0;padding:24px;text-align:center}h1{max-width:24em;font-size:1.1em}'
const POLICY = `${STRICT_POLICY}; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

/** How soon the page looks again by itself, in seconds. */
const AGAIN = 5

/** Whether a page was asked for: people are shown one, also where there is trouble. */
export const asksForPage = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html')

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/**
 * A page that says what is the matter and looks again by itself: who scans a table's code during a moment's trouble is not shown
 * an answer meant for a program, and comes in as soon as it is over. O10
 */
export function sendTroublePage(reply: FastifyReply, { status, message, language }: TroublePage): FastifyReply {
  const { dir } = localeOf(language)
  const html = `<!doctype html><html lang="${language.replace('_', '-')}" dir="${dir}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="${AGAIN}"><title>${escaped(message)}</title><style>${STYLE}</style><h1 role="alert">${escaped(message)}</h1></html>`
  return reply
    .status(status)
    .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store', 'retry-after': String(AGAIN) })
    .type('text/html; charset=utf-8')
    .send(html)
}

export interface TroublePage {
  status: number
  /** In the reader's language. */
  message: string
  language: string
}
