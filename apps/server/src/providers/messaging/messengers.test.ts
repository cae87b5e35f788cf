import { createMailStandin, type MailStandin } from '@comanda/standins/mail'
import { createSmsStandin, type SmsStandin } from '@comanda/standins/sms'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Undeliverable } from './port.ts'
import { smtpMessenger } from './smtp.ts'
import { twilioMessenger } from './twilio.ts'

const account = { accountSid: 'AC1', authToken: 'secret' }
let mails: MailStandin
let texts: SmsStandin
beforeAll(async () => {
  mails = await createMailStandin()
  texts = await createSmsStandin(account)
})
afterAll(async () => {
  await mails.close()
  await texts.close()
})

const mail = {
  messageId: '0189-1',
  destination: 'ann@a.test',
  subject: 'Your table\r\nBcc: b@x.test',
  text: 'Hello 你好 =',
  html: '<p>Hello <b>مرحبا</b></p>',
  senderName: 'Marigold 金盏\r\nX: 1',
}
const fault = async (sending: Promise<void>): Promise<unknown> =>
  sending.then(
    () => undefined,
    (error: unknown) => error,
  )

test('An e-mail has a text and an HTML part, the brand as sender, and no header out of a text (X2)', async () => {
  await smtpMessenger(mails.url, 'Comanda <no-reply@a.test>').send({ ...mail, unsubscribeUrl: 'https://a.test/u?t=1' })
  const [got] = mails.received
  expect(got?.recipients).toEqual(['ann@a.test'])
  expect(got?.parts).toEqual({ 'text/plain': mail.text, 'text/html': mail.html })
  expect(got?.headers).toMatchObject({
    from: expect.stringMatching(/Marigold 金盏 X: 1.*<no-reply@a\.test>/),
    subject: 'Your table Bcc: b@x.test',
    'message-id': '<0189-1@comanda>',
    'auto-submitted': 'auto-generated',
    'list-unsubscribe': '<https://a.test/u?t=1>',
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
  expect(got?.headers).not.toHaveProperty('bcc')
})

test('A temporary fault of the mail server is retried, a permanent one is not; neither repeats the address', async () => {
  const messenger = smtpMessenger(mails.url, 'no-reply@a.test')
  mails.fail({ step: 'RCPT', code: 451 })
  const busy = await fault(messenger.send(mail))
  expect(busy).not.toBeInstanceOf(Undeliverable)
  expect(String(busy)).toMatch(/answered 451/)
  mails.fail({ step: 'RCPT', code: 550 })
  const failure = await fault(messenger.send(mail))
  expect(failure).toBeInstanceOf(Undeliverable)
  mails.fail({ step: 'body', code: 554 })
  const refused = await fault(messenger.send(mail))
  expect(refused).toBeInstanceOf(Undeliverable)
  for (const error of [busy, failure, refused]) expect((error as Error).stack).not.toMatch(/ann@a\.test|Hello/)
})

test('An SMS is sent; 5xx is retried, an opted-out number is not; no error repeats the text', async () => {
  const messenger = twilioMessenger({ ...account, url: texts.url, from: '+15005550006' })
  const sms = { messageId: '1', destination: '+447700900123', subject: '', text: '123456 is your code' }
  await messenger.send(sms)
  expect(texts.received).toEqual([{ to: sms.destination, from: '+15005550006', body: sms.text }])
  texts.fail({ status: 503, code: 20500 })
  const busy = await fault(messenger.send(sms))
  expect(busy).not.toBeInstanceOf(Undeliverable)
  texts.fail({ status: 400, code: 21610 })
  const failure = await fault(messenger.send(sms))
  expect(failure).toBeInstanceOf(Undeliverable)
  for (const error of [busy, failure]) expect((error as Error).stack).not.toMatch(/123456|447700/)
})
