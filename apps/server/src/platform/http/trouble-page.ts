import { createHash } from 'node:crypto'
import { localeOf } from '@comanda/messages'
import { noticeText } from '@comanda/messages/notices'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { STRICT_POLICY } from './security-headers.ts'

const STYLE =
  'html{color-scheme:light dark;font:18px/1.5 system-ui,sans-serif}body{display:grid;min-height:90vh;place-items:center;margin:0;padding:24px;text-align:center}h1{max-width:24em;font-size:1.1em}'
type OutgoingHeaders = Record<string, string>

const POLICY = `${STRICT_POLICY}; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

/** Seconds until the page loads again automatically. */
const RELOAD_SECONDS = 5

/** Whether a browser requests a page: people see a page on every failure, never JSON. */
export const asksForPage = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html')

export interface TroublePage {
  status: number
  /** In the user's language. */
  message: string
  language: string
}

/** Text for HTML content and attribute values. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/**
 * The HTML of a failure and its headers. After a server failure (5xx) the page reloads automatically, so that a scanned table
 * code continues without another tap. All other failures link to the first page. O10
 */
export function troublePage({ status, message, language }: TroublePage): { html: string; headers: OutgoingHeaders } {
  const { dir } = localeOf(language)
  const passes = status >= 500
  const reload = passes ? `<meta http-equiv="refresh" content="${RELOAD_SECONDS}">` : ''
  const link = passes ? '' : `<p><a href="/">${escaped(noticeText(language, 'page.toStart'))}</a></p>`
  const html = `<!doctype html><html lang="${language.replace('_', '-')}" dir="${dir}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${reload}<title>${escaped(message)}</title><style>${STYLE}</style><main><h1 role="alert">${escaped(message)}</h1>${link}</main></html>`
  const headers = {
    'content-security-policy': POLICY,
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    ...(passes && { 'retry-after': String(RELOAD_SECONDS) }),
  }
  return { html, headers }
}

export function sendTroublePage(reply: FastifyReply, page: TroublePage): FastifyReply {
  const { html, headers } = troublePage(page)
  return reply.status(page.status).headers(headers).send(html)
}
