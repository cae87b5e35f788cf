import { createHash } from 'node:crypto'
import {
  type NoticeChannel,
  noticeChannels,
  type NoticeKind,
  noticeKinds,
  withChoices,
} from '@comanda/domain/notification'
import { localeNamed } from '@comanda/messages'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { languageAsked, languageOf } from '../../../platform/http/context.ts'
import { STRICT_POLICY } from '../../../platform/http/security-headers.ts'
import { languageAmong } from '../../../platform/language-in.ts'
import { createSeal } from '../../../platform/seal.ts'
import type { BrandLook, Deps } from '../deps.ts'
import { noticeLocalizer } from '../message/content.ts'
import { escaped } from '../message/mail-html.ts'
import { copyOrderMails } from './calls.ts'
import { changePreferences } from './stored.ts'

/** The messages that a link ends. */
interface Stopped {
  corporationId: number
  owner: string
  channel: NoticeChannel
  kind: NoticeKind
}

const PATH = '/unsubscribe'

const sealOf = ({ secret }: Pick<Deps, 'secret'>) => createSeal(secret, 'unsubscribe')

/** A link that ends messages of one kind to one person, signed: it works without signing in and cannot be made up. */
export const unsubscribeUrl = (
  deps: Pick<Deps, 'secret' | 'origin'>,
  { corporationId, owner, channel, kind }: Stopped,
) => `${deps.origin}${PATH}?t=${sealOf(deps).seal(JSON.stringify([corporationId, owner, channel, kind]))}`

function readLink(deps: Pick<Deps, 'secret'>, token: unknown): Stopped | undefined {
  const text = typeof token === 'string' ? sealOf(deps).open(token) : undefined
  if (text === undefined) return undefined
  const [corporationId, owner, channel, kind] = JSON.parse(text) as [number, string, NoticeChannel, NoticeKind]
  return noticeChannels.includes(channel) && noticeKinds.includes(kind)
    ? { corporationId, owner, channel, kind }
    : undefined
}

const page = (language: string, look: BrandLook, body: string): { html: string; style: string } => {
  const { tag, dir } = localeNamed(language)
  const { light, dark, corner } = look
  const colours = (of: BrandLook['light']) =>
    `body{background:${of['--ground']};color:${of['--ink']}}main{background:${of['--surface']}}button{background:${of['--primary']};color:${of['--on-primary']}}`
  const style = [
    '*{box-sizing:border-box}html{color-scheme:light dark;font:17px/1.6 system-ui,sans-serif}',
    'body{margin:0;display:grid;min-height:100vh;place-items:center;padding:20px}main{width:100%;max-width:440px;border-radius:18px;padding:32px 28px}',
    'h1{font-size:1.35em;line-height:1.3;margin:0 0 12px}p{margin:0 0 20px}',
    `button{font:inherit;font-weight:600;width:100%;min-height:52px;border:0;border-radius:${corner};cursor:pointer}`,
    `${colours(light)}@media (prefers-color-scheme:dark){${colours(dark)}}`,
  ].join('')
  const html = `<!doctype html><html lang="${tag}" dir="${dir}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(look.name)}</title><style>${style}</style><main>${body}</main></html>`
  return { html, style }
}

async function sendPage(
  deps: Deps,
  reply: FastifyReply,
  requested: string,
  shown: { at: Stopped | undefined; done: boolean },
) {
  const { at, done } = shown
  const corporationId = at?.corporationId ?? 0
  const { languages } = await deps.lookOf(corporationId, requested)
  const language = languageAmong(languages, requested.split(',')) ?? languageOf(requested)
  const look = await deps.lookOf(corporationId, language)
  const find = noticeLocalizer(look, language)
  const localize = (key: string) => escaped(find(key, { brand: look.name }))
  const state = !at ? 'unknown' : done ? 'done' : 'ask'
  const content = `<h1>${localize(`notice.stop.${state}.title`)}</h1><p>${at ? localize(`notice.stop.${at.kind}`) : localize('notice.stop.unknown.text')}</p>`
  const form = state === 'ask' ? `<form method="post"><button>${localize('notice.footer.stop')}</button></form>` : ''
  const { html, style } = page(language, look, content + form)
  const hash = createHash('sha256').update(style).digest('base64')
  const policy = `${STRICT_POLICY.replace("form-action 'none'", "form-action 'self'")}; style-src 'sha256-${hash}'`
  return reply
    .status(at ? 200 : 404)
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(html)
}

/** Ends what a link names. Repeating it changes nothing. NOTIFY-3 */
async function stop(deps: Deps, { channel, kind, ...at }: Stopped): Promise<void> {
  await deps.db.inTx(async tx => {
    const saved = await changePreferences(tx, { ...at, now: new Date(deps.clock()) }, stored => ({
      ...stored,
      choices: withChoices(stored.choices, { [channel]: { [kind]: false } }),
    }))
    await copyOrderMails(tx, deps, at, saved)
  })
}

/**
 * The page of an unsubscribe link. Opening it changes nothing, because mail filters open links; its button, and the one POST of a
 * mail program (RFC 8058), end the messages. NOTIFY-3
 */
export function bindUnsubscribe(server: FastifyInstance, deps: Deps): void {
  void server.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, body, done) => done(null, body))
    for (const method of ['GET', 'POST'] as const)
      scope.route<{ Querystring: { t?: string } }>({
        method,
        url: PATH,
        handler: async (request, reply) => {
          const requested = languageAsked(request)
          const at = readLink(deps, request.query.t)
          const done = method === 'POST' && at !== undefined
          if (done) await stop(deps, at)
          return sendPage(deps, reply, requested, { at, done })
        },
      })
  })
}
