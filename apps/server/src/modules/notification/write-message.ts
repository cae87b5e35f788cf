import { createHash } from 'node:crypto'
import { type NoticeChannel, sendTime, wantsNotice } from '@comanda/domain/notification'
import type { Queries, Tx } from '../../platform/db/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { Notice, PersonalNotice } from '../../ports/notification.ts'
import type { Deps } from './deps.ts'
import { kindOf, templateOf } from './message/templates.ts'
import { sealParams } from './sealed-params.ts'
import { addressOwner, type Preferences, preferencesOf } from './preferences/stored.ts'
import { subscriptionsOf } from './push/subscriptions.ts'
import { SEND_MESSAGE, type SendJob } from './send-message.ts'
import type { NotificationTables } from './tables.ts'

const MINUTE = 60_000

/** A message for the outbox; its owner and preferences are known. */
interface Written {
  notice: Omit<Notice, 'channel' | 'destination'>
  channel: NoticeChannel
  destination: string
  owner: string
  preferences: Preferences | undefined
}

/** When the message is sent: at once, or after the quiet hours of its reader. NOTIFY-2 */
function sendAt(deps: Deps, { notice, preferences }: Written): number {
  const now = deps.clock()
  const timeZone = preferences?.timeZone || notice.timeZone
  if (!templateOf(notice.template).mayWait || !preferences || timeZone === undefined) return now
  const { uselessAfter } = notice
  return sendTime({ now, quiet: preferences.quiet, timeZone, ...(uselessAfter !== undefined && { uselessAfter }) })
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** Writes a message and its job, once per event and destination. Answers when it is sent, in epoch ms. NOTIFY-5 */
async function write(tx: Tx, deps: Deps, message: Written): Promise<number> {
  const { notice, channel, destination, owner } = message
  const { corporationId, template, params, language, eventKey } = notice
  const [now, at] = [deps.clock(), sendAt(deps, message)]
  const minutes = template === 'code' ? Number(params['minutes']) : undefined
  const row = {
    corporation_id: corporationId,
    outbox_message_id: uuidv7(deps.clock),
    channel,
    destination,
    template,
    params: '{}',
    sealed_params: sealParams(deps.secret, params),
    language,
    created_at: new Date(now),
    sent_at: null,
    owner,
    event_key: eventKey === undefined ? null : `${eventKey}:${channel}:${digest(destination)}`,
    subject: notice.subject ?? null,
    send_at: at > now ? new Date(at) : null,
    expires_at: minutes === undefined ? null : new Date(now + minutes * MINUTE),
    claimed_until: null,
  }
  const { numInsertedOrUpdatedRows } = await tx
    .withTables<NotificationTables>()
    .insertInto('outbox_message')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  const isSent = channel === 'push' || deps.messengers[channel] !== undefined
  if (numInsertedOrUpdatedRows !== 1n || !isSent) return at
  const job: SendJob = { corporationId, outboxMessageId: row.outbox_message_id }
  await deps.jobs.enqueue(tx, SEND_MESSAGE, job, row.send_at ? { runAfter: row.send_at } : {})
  return at
}

/** The owner whose preferences count for an address: its account, else the address itself. */
async function ownerFor(tx: Queries, deps: Deps, { corporationId, destination, owner }: Notice): Promise<string> {
  if (owner !== undefined) return owner
  return (await deps.ownerOfContact(tx, corporationId, destination)) ?? addressOwner(deps.secret, destination)
}

/** A message to an address, unless its reader does not want it. Answers when it is sent, in epoch ms. NOTIFY-1, NOTIFY-2 */
export async function notify(tx: Tx, deps: Deps, notice: Notice): Promise<number> {
  const template = templateOf(notice.template)
  const kind = kindOf(template)
  const { channel, destination } = notice
  if (!kind) return write(tx, deps, { notice, channel, destination, owner: '', preferences: undefined })
  const owner = await ownerFor(tx, deps, notice)
  const preferences = await preferencesOf(tx, notice.corporationId, owner)
  if (template.always || wantsNotice(preferences.choices, channel, kind))
    return write(tx, deps, { notice, channel, destination, owner, preferences })
  return deps.clock()
}

/** Where a person is reached through a channel: devices, or the account's address or number. */
async function destinationsOf(tx: Tx, deps: Deps, notice: PersonalNotice, channel: NoticeChannel): Promise<string[]> {
  const { corporationId, owner } = notice
  if (channel === 'push')
    return (await subscriptionsOf(tx, corporationId, owner)).map(subscription => subscription.endpoint_digest)
  if (!owner.startsWith('c:') || (!deps.outboxOpen && !deps.messengers[channel])) return []
  const { [channel]: contact } = await deps.contactsOf(tx, corporationId, Number(owner.slice(2)))
  return contact === null ? [] : [contact]
}

const ALL: readonly NoticeChannel[] = ['push', 'email', 'phone']

/** A message to a person through each channel they want. NOTIFY-1 */
export async function notifyPerson(tx: Tx, deps: Deps, notice: PersonalNotice): Promise<void> {
  const { corporationId, owner, channels = ALL } = notice
  const kind = kindOf(templateOf(notice.template))
  if (!kind) throw new Error(`${notice.template} is sent to an address, not to a person`)
  const preferences = await preferencesOf(tx, corporationId, owner)
  for (const channel of channels.filter(it => wantsNotice(preferences.choices, it, kind)))
    for (const destination of await destinationsOf(tx, deps, notice, channel))
      await write(tx, deps, { notice, channel, destination, owner, preferences })
}

/** A message that a job is currently sending is not withdrawn. */
const WITHDRAW = {
  name: 'outbox_withdraw',
  text: `update outbox_message set sent_at = $3 where corporation_id = $1 and subject = $2
    and sent_at is null and (claimed_until is null or claimed_until < $3)`,
}

/** Withdraws the unsent messages of a subject, because their content is outdated. NOTIFY-5 */
export async function withdraw(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { corporationId, subject }: { corporationId: number; subject: string },
): Promise<void> {
  await tx.query(WITHDRAW, [corporationId, subject, new Date(clock())])
}
