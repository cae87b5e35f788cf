import { contract } from '@comanda/contract'
import { createMailStandin } from '@comanda/standins/mail'
import { createSmsStandin } from '@comanda/standins/sms'
import { afterAll, describe, expect, test } from 'vitest'
import { testApp, twenty } from '../../testing/index.ts'

const account = { accountSid: 'AC1', authToken: 'secret' }
const mails = await createMailStandin()
const texts = await createSmsStandin(account)
const app = testApp({
  env: {
    SMTP_URL: mails.url,
    TWILIO_ACCOUNT_SID: account.accountSid,
    TWILIO_AUTH_TOKEN: account.authToken,
    TWILIO_FROM: '+15005550006',
    TWILIO_URL: texts.url,
    PUBLIC_URL: 'https://harbour.example',
  },
})
afterAll(async () => {
  await mails.close()
  await texts.close()
})
const calls = contract.notification
const { corporationId } = app

const mailsTo = (address: string) => mails.received.filter(({ recipients }) => recipients.includes(address))
const linkIn = (address: string) =>
  /<https:\/\/harbour\.example(\/unsubscribe[^>]+)>/.exec(
    mailsTo(address).at(-1)?.headers['list-unsubscribe'] ?? '',
  )?.[1] ?? ''
/** A booking reminder, which may wait, to a customer. */
const remind = (owner: string, eventKey: string, more: object = {}) =>
  app.db.inTx(tx =>
    app.modules.notification.notifyPerson(tx, {
      corporationId,
      owner,
      eventKey,
      template: 'bookingReminder',
      params: {
        store: 'Harbour',
        time: 'Fri 18:00',
        people: 2,
        number: 'B1',
        link: 'https://harbour.example/bookDetail',
      },
      language: 'en_US',
      timeZone: 'Europe/London',
      ...more,
    }),
  )

describe('preferences (NOTIFY-1)', () => {
  test('Each channel follows its own choice', async () => {
    const ann = app.customer()
    await ann.opened()
    await app.sql("update customer set phone = '+447700900123' where customer_id = $1", [ann.customerId])
    await ann.must(calls.savePreferences, { choices: { email: { booking: false } } })
    await remind(ann.owner, 'one')
    await app.settle()
    expect([mailsTo(ann.email).length, texts.received.length]).toEqual([0, 1])
    await ann.must(calls.savePreferences, { choices: { email: { booking: true }, phone: { booking: false } } })
    await remind(ann.owner, 'two')
    await app.settle()
    expect([mailsTo(ann.email).length, texts.received.length]).toEqual([1, 1])
  })

  test('Changes at once lose none: twenty choices of one person (M7)', async () => {
    const ann = app.customer()
    await ann.opened()
    const kinds = ['order', 'booking', 'gift', 'points'] as const
    await twenty(n => ann.must(calls.savePreferences, { choices: { push: { [kinds[n % 4] ?? 'order']: false } } }))
    const { choices } = await ann.must(calls.preferences, {})
    expect(choices.push).toEqual({ order: false, booking: false, gift: false, points: false })
  })
})

describe('One-click unsubscribe (NOTIFY-3)', () => {
  test('Opening the link changes nothing; one POST ends the kind, and repeats change nothing', async () => {
    const ann = app.customer()
    await ann.opened()
    await remind(ann.owner, 'stop-1')
    await app.settle()
    const link = linkIn(ann.email)
    expect(mailsTo(ann.email)[0]?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    const opened = await app.server.inject({ method: 'GET', url: link })
    expect([opened.statusCode, opened.body]).toEqual([200, expect.stringContaining('Stop these messages?')])
    expect((await ann.must(calls.preferences, {})).choices.email.booking).toBe(true)
    for (let times = 0; times < 2; times += 1) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const posted = await app.server.inject({
        method: 'POST',
        url: link,
        headers,
        payload: 'List-Unsubscribe=One-Click',
      })
      expect([posted.statusCode, posted.body]).toEqual([200, expect.stringContaining('You are unsubscribed')])
    }
    const { choices } = await ann.must(calls.preferences, {})
    expect([choices.email.booking, choices.email.gift, choices.phone.booking]).toEqual([false, true, true])
    await remind(ann.owner, 'stop-2')
    await app.settle()
    expect(mailsTo(ann.email)).toHaveLength(1)
  })

  test('Somebody without an account ends messages to their address with the link', async () => {
    const gift = (eventKey: string) =>
      app.db.inTx(tx =>
        app.modules.notification.notify(tx, {
          corporationId,
          eventKey,
          channel: 'email',
          destination: 'friend@x.test',
          language: 'en_US',
          template: 'giftGone',
          params: { amount: '£5', recipient: 'Bo', destination: 'b•@x.test' },
        }),
      )
    await gift('a')
    await app.settle()
    await app.server.inject({ method: 'POST', url: linkIn('friend@x.test') })
    await gift('b')
    await app.settle()
    expect(mailsTo('friend@x.test')).toHaveLength(1)
    expect(JSON.stringify(await app.sql('select * from notice_preference'))).not.toContain('friend@')
  })

  test('A changed or made-up link ends nothing', async () => {
    const url = `${linkIn('friend@x.test').slice(0, -3)}AAA`
    for (const link of [url, '/unsubscribe', '/unsubscribe?t=%00'])
      expect((await app.server.inject({ method: 'POST', url: link })).statusCode).toBe(404)
  })
})

describe('quiet hours (NOTIFY-2)', () => {
  const sendJobs = async () => {
    const rows = await app.sql<{ outbox_message_id: string }>(
      'select outbox_message_id from outbox_message where sent_at is null',
    )
    const ids = rows.map(row => row.outbox_message_id)
    await app.db.inTx(async tx => {
      for (const outboxMessageId of ids) await app.jobs.enqueue(tx, 'send-message', { corporationId, outboxMessageId })
    })
    await app.settle()
  }

  test('A reminder at night is sent in the morning; a code and a live order are sent at once', async () => {
    app.clock.set(Date.parse('2026-12-01T23:30:00Z'))
    const ann = app.customer()
    await ann.opened()
    await remind(ann.owner, 'night')
    await app.settle()
    await sendJobs()
    expect(mailsTo(ann.email)).toHaveLength(0)
    const code = { template: 'code' as const, params: { code: '123456', minutes: 5 }, language: 'en_US' }
    await app.db.inTx(tx =>
      app.modules.notification.notify(tx, { corporationId, channel: 'email', destination: ann.email, ...code }),
    )
    await app.settle()
    expect(mailsTo(ann.email).map(({ headers }) => headers['subject'])).toEqual(['Your code: 123456'])
    app.clock.set(Date.parse('2026-12-02T08:00:00Z'))
    await sendJobs()
    expect(mailsTo(ann.email)).toHaveLength(2)
  })

  test('The reader’s time zone is used, and without quiet hours nothing is delayed', async () => {
    app.clock.set(Date.parse('2026-12-02T23:30:00Z'))
    const [tokyo, never] = [app.customer(), app.customer()]
    await tokyo.must(calls.savePreferences, { choices: {}, timeZone: 'Asia/Tokyo' })
    await never.must(calls.savePreferences, { choices: {}, quiet: null })
    for (const { owner } of [tokyo, never]) await remind(owner, `zone-${owner}`)
    await app.settle()
    expect([mailsTo(tokyo.email).length, mailsTo(never.email).length]).toEqual([1, 1])
  })

  test('A message that a former version wrote without sealing its values is sent with them', async () => {
    const code = { template: 'code' as const, params: { code: '112233', minutes: 5 }, language: 'en_US' }
    app.jobs.hold(true)
    await app.db.inTx(tx =>
      app.modules.notification.notify(tx, { corporationId, channel: 'email', destination: 'former@x.test', ...code }),
    )
    await app.sql(
      `update outbox_message set params = '{"code":"445566","minutes":5}', sealed_params = null where destination = $1`,
      ['former@x.test'],
    )
    app.jobs.hold(false)
    await app.settle()
    expect(mailsTo('former@x.test').map(({ headers }) => headers['subject'])).toEqual(['Your code: 445566'])
  })

  test('A code that is no longer valid is not sent, and does not stay in the outbox', async () => {
    mails.fail({ step: 'MAIL', code: 421, times: 11 })
    const code = { template: 'code' as const, params: { code: '654321', minutes: 5 }, language: 'en_US' }
    await app.db.inTx(tx =>
      app.modules.notification.notify(tx, { corporationId, channel: 'email', destination: 'late@x.test', ...code }),
    )
    await app.settle()
    app.clock.advance(6 * 60_000)
    await sendJobs()
    expect(mailsTo('late@x.test')).toEqual([])
    expect(JSON.stringify(await app.messages())).not.toContain('654321')
    expect(app.log.join('\n')).not.toMatch(/654321|late@x\.test/)
  })
})

describe('Once per event (NOTIFY-5)', () => {
  test('Twenty causes of one event at once write one message, and twenty jobs send it once', async () => {
    app.clock.set(Date.parse('2026-12-03T12:00:00Z'))
    const ann = app.customer()
    await ann.opened()
    app.jobs.hold(true)
    await twenty(() => remind(ann.owner, 'same'))
    const rows = await app.sql<{ outbox_message_id: string }>(
      'select outbox_message_id from outbox_message where owner = $1',
      [ann.owner],
    )
    expect(rows).toHaveLength(1)
    await app.db.inTx(async tx => {
      for (let n = 0; n < 20; n += 1)
        await app.jobs.enqueue(tx, 'send-message', { corporationId, outboxMessageId: rows[0]?.outbox_message_id })
    })
    app.jobs.hold(false)
    await app.settle()
    expect(mailsTo(ann.email)).toHaveLength(1)
  })
})

test('Points that expire in two weeks are announced once, however many processes and days look (CARD-7, NOTIFY-5)', async () => {
  const ann = await app.member({ points: 80 })
  const [lot] = await app.sql<{ expires_at: Date }>('select expires_at from point_lot where customer_id = $1', [
    ann.customerId,
  ])
  const expires = lot?.expires_at.getTime() ?? 0
  const announced = () => mailsTo(ann.email).map(({ headers }) => headers['subject'])
  app.clock.set(expires - 15 * 86_400_000)
  await app.modules.points.watchdog.sweep()
  await app.settle()
  expect(announced()).toEqual([])
  for (const days of [13, 12, 5]) {
    app.clock.set(expires - days * 86_400_000)
    await twenty(() => app.modules.points.watchdog.sweep())
    await app.settle()
  }
  expect(announced()).toEqual(['80 points expire soon'])
})
