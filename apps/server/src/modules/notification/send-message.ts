import { brandLink } from '@comanda/domain/navigation'
import { createHash } from 'node:crypto'
import { localeNamed } from '@comanda/messages'
import { type OutgoingMessage, Undeliverable } from '../../providers/messaging/port.ts'
import type { PushMessage } from '../../providers/webpush/port.ts'
import type { Deps } from './deps.ts'
import { contentOf, plainText, smsText, type UnsubscribeLinks, type StoredNotice } from './message/content.ts'
import { mailHtml } from './message/mail-html.ts'
import { hasTemplate, kindOf, templateOf } from './message/templates.ts'
import { unsubscribeUrl } from './preferences/unsubscribe.ts'
import { pushKeysOf } from './push/keys.ts'
import { dropSubscription, targetOf } from './push/subscriptions.ts'
import { paramsOf } from './sealed-params.ts'
import type { OutboxRow } from './tables.ts'

export const SEND_MESSAGE = 'send-message'

export interface SendJob {
  corporationId: number
  outboxMessageId: string
}

/** How long a job has a message to itself, in ms: longer than any provider takes. */
const CLAIM_MS = 60_000

/** The queue's clock may be ahead of this process's by this much, in ms. */
const CLOCK_SKEW_MS = 60_000

/** The unsubscribe links for messages of this kind; none for messages that are always sent. NOTIFY-3 */
function stopLinks(deps: Deps, row: OutboxRow): UnsubscribeLinks | undefined {
  const template = templateOf(row.template)
  const kind = kindOf(template)
  if (!kind || template.always || row.owner === '') return undefined
  const { corporation_id: corporationId, owner } = row
  return {
    stopUrl: unsubscribeUrl(deps, { corporationId, owner, channel: 'email', kind }),
    settingsUrl: brandLink(deps.origin, '/setting', corporationId),
  }
}

const noticeOf = (
  { secret }: Pick<Deps, 'secret'>,
  row: Pick<OutboxRow, 'template' | 'language' | 'params' | 'sealed_params'>,
): StoredNotice => ({ template: row.template, language: row.language, params: paramsOf(secret, row) })

/**
 * The text of a stored message as its reader gets it, without the links that end such messages; empty for a template of a former
 * version.
 */
export async function textOf(
  deps: Pick<Deps, 'lookOf' | 'origin' | 'secret'>,
  row: Pick<OutboxRow, 'corporation_id' | 'channel' | 'template' | 'params' | 'sealed_params' | 'language'>,
): Promise<string> {
  if (!hasTemplate(row.template)) return ''
  const look = await deps.lookOf(row.corporation_id, row.language)
  const content = contentOf(noticeOf(deps, row), look)
  return row.channel === 'phone' ? smsText(content, new URL(deps.origin).host) : plainText(content, look)
}

async function outgoingMessage(deps: Deps, row: OutboxRow): Promise<OutgoingMessage> {
  const { channel, destination, language } = row
  const look = await deps.lookOf(row.corporation_id, language)
  const links = stopLinks(deps, row)
  const content = contentOf(noticeOf(deps, row), look, links)
  const message = { messageId: row.outbox_message_id, destination, subject: content.subject }
  if (channel === 'phone') return { ...message, text: smsText(content, new URL(deps.origin).host) }
  return {
    ...message,
    senderName: look.name,
    text: plainText(content, look),
    html: mailHtml(content, look),
    ...(links && { unsubscribeUrl: links.stopUrl }),
  }
}

/** The content of a browser notification: never a code, because it appears on a locked screen too. NOTIFY-4 */
async function pushMessage(deps: Deps, row: OutboxRow): Promise<PushMessage> {
  const { language, template: name } = row
  const look = await deps.lookOf(row.corporation_id, language)
  const template = templateOf(name)
  const { subject, pushText, action } = contentOf(noticeOf(deps, row), look)
  const { tag, dir } = localeNamed(language)
  const url = action ? new URL(action.url) : undefined
  const topic = createHash('sha256')
    .update(action?.url ?? row.outbox_message_id)
    .digest('base64url')
    .slice(0, 32)
  const shown = {
    title: subject,
    body: pushText,
    url: url ? url.pathname + url.search : '/',
    icon: look.logo,
    tag: topic,
    lang: tag,
    dir,
    // The number on the icon of the installed app. APP-5
    ...(name === 'orderReady' && { count: 1 }),
  }
  const urgent = !template.mayWait
  return { payload: JSON.stringify(shown), ttlSeconds: urgent ? 3600 : 86_400, urgent, topic }
}

async function sendPush(deps: Deps, row: OutboxRow): Promise<void> {
  const { corporation_id: corporationId, destination } = row
  const keys = await pushKeysOf(deps, corporationId)
  const target = await targetOf(deps, corporationId, destination, keys.publicKey)
  const outcome = target ? await deps.pushService.send(target, await pushMessage(deps, row), keys) : 'gone'
  if (outcome === 'gone') await dropSubscription(deps.db, corporationId, destination)
}

/** Sends a message; one that its provider refuses for good is given up. */
async function sendOnce(deps: Deps, row: OutboxRow): Promise<void> {
  if (row.channel === 'push') return sendPush(deps, row)
  const messenger = row.channel === 'email' ? deps.messengers.email : deps.messengers.phone
  try {
    await messenger?.send(await outgoingMessage(deps, row))
  } catch (error) {
    if (!(error instanceof Undeliverable)) throw error
    deps.log.info('a message was refused for good', { message: row.outbox_message_id, channel: row.channel })
  }
}

const CLAIM = {
  name: 'outbox_claim',
  text: `update outbox_message set claimed_until = $4
    where corporation_id = $1 and outbox_message_id = $2 and sent_at is null
      and (claimed_until is null or claimed_until < $3) and (send_at is null or send_at <= $5)
    returning *`,
}
const STATE = {
  name: 'outbox_state',
  text: `select 1 from outbox_message where corporation_id = $1 and outbox_message_id = $2 and sent_at is null
    and claimed_until >= $3`,
}
/** Sent values are deleted, because they may be secret. */
const DONE = {
  name: 'outbox_done',
  text: `update outbox_message set sent_at = $3, params = '{}', sealed_params = null, claimed_until = null
    where corporation_id = $1 and outbox_message_id = $2`,
}
const RELEASE = {
  name: 'outbox_release',
  text: 'update outbox_message set claimed_until = null where corporation_id = $1 and outbox_message_id = $2',
}

/**
 * Sends each message once, however often and by how many processes its job runs: a job claims the message first. A fault of the
 * provider throws, and the job is repeated with growing delays. NOTIFY-5
 */
export function workMessages(deps: Deps): void {
  const { db, jobs, clock } = deps
  jobs.work<SendJob>(SEND_MESSAGE, async ({ corporationId, outboxMessageId }) => {
    const key = [corporationId, outboxMessageId]
    const now = clock()
    const times = [new Date(now), new Date(now + CLAIM_MS), new Date(now + CLOCK_SKEW_MS)]
    const { rows } = await db.runOne<OutboxRow>(CLAIM, [...key, ...times])
    const [row] = rows
    if (!row) {
      // The other job may die before it has sent the message: this one looks again later.
      if ((await db.query(STATE, [...key, new Date(now)])).rows.length > 0)
        throw new Error('another job has this message')
      return
    }
    const isExpired = row.expires_at !== null && row.expires_at.getTime() <= now
    try {
      if (!isExpired) await sendOnce(deps, row)
    } catch (error) {
      await db.runOne(RELEASE, key)
      throw error
    }
    await db.runOne(DONE, [...key, new Date(clock())])
  })
}
