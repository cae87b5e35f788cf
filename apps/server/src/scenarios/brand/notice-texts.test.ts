import { contract } from '@comanda/contract'
import { brandCalls } from '@comanda/contract/brand'
import { createMailStandin } from '@comanda/standins/mail'
import { createPushStandin } from '@comanda/standins/push'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusedAs, testApp } from '../../testing/index.ts'

const mails = await createMailStandin()
const pushes = await createPushStandin()
const app = testApp({ env: { SMTP_URL: mails.url, PUBLIC_URL: 'https://harbour.example' } })
afterAll(() => Promise.all([mails.close(), pushes.close()]))
const { shopId } = app.shop.config
const owner = app.staff('brand')
const sam = app.staff()

const textsOf = (language: string) => owner.must(brandCalls.brandTexts, { shopId, language })

async function saveTexts(language: string, more: Record<string, string>): Promise<void> {
  const { mark, texts } = await textsOf(language)
  await owner.must(brandCalls.saveBrandTexts, { shopId, mark, language, texts: { ...texts, ...more } })
}

beforeAll(async () => {
  const { hasOrders: _orders, pictureHost: _host, ...brand } = await owner.must(brandCalls.brandSettings, { shopId })
  await owner.must(brandCalls.saveBrandSettings, { ...brand, shopId, languages: ['en_US', 'fr', 'he'] })
  await saveTexts('fr', {
    'notice.orderPlaced.subject': 'Votre commande {number} chez {store}',
    'notice.orderPlaced.text': '{store} a bien reçu votre commande {number} : {amount}.{call}',
    'notice.order.call': ' Votre numéro est le {number}.',
    'notice.orderAccepted.subject': '{store} a confirmé votre commande',
    'ui.back': 'Retour',
  })
  await saveTexts('en_US', {
    'notice.orderPlaced.subject': 'Thanks! {store} has order {number}',
    'notice.footer.order': 'You asked for these e-mails.',
  })
})

/** The mails about an order of a new customer in a language. */
async function orderMails(language: string) {
  const ann = app.customer({ language })
  await ann.must(contract.notification.savePreferences, { choices: { email: { order: true } } })
  await ann.order({ paymentMethod: 'out-line' })
  await app.settle()
  return mails.received.filter(({ recipients }) => recipients.includes(ann.email))
}

test('A mail in a fourth language has the brand’s texts, its parts included, and those of the fallback language it lacks (SETUP-7, ETC-1)', async () => {
  const [mail] = await orderMails('fr-FR')
  expect(mail?.headers['subject']).toMatch(/^Votre commande \S+ chez Harbour Kitchen$/)
  expect(mail?.parts['text/plain']).toMatch(/a bien reçu votre commande \S+ : £12\.50\. Votre numéro est le \d+\./)
  expect(mail?.parts['text/html']).toContain('<html lang="fr" dir="ltr">')
  // The button has no French text; the footer is the brand's own English one.
  expect(mail?.parts['text/plain']).toContain('View order: https://harbour.example')
  expect(mail?.parts['text/plain']).toContain('You asked for these e-mails.')
})

test('A mail in a right-to-left language without any text runs right to left in the fallback’s texts (ETC-1)', async () => {
  const [mail] = await orderMails('he')
  expect(mail?.headers['subject']).toMatch(/^Thanks! Harbour Kitchen has order/)
  expect(mail?.parts['text/html']).toContain('<html lang="he" dir="rtl">')
})

test('A reworded English subject replaces the built-in one (SETUP-7)', async () => {
  const [mail] = await orderMails('en-US')
  expect(mail?.headers['subject']).toMatch(/^Thanks! Harbour Kitchen has order \S+$/)
  expect(mail?.parts['text/plain']).toContain('has received your order')
})

test('A push and the page that ends e-mails are in the brand’s fourth language (SETUP-7, NOTIFY-3, NOTIFY-4)', async () => {
  const ann = app.guest({ language: 'fr' })
  const { pushKey } = await ann.must(contract.notification.preferences, {})
  const subscription = pushes.subscribe(pushKey)
  await ann.must(contract.notification.subscribe, { ...subscription, pushKey })
  const { orderId } = await ann.order({ paymentMethod: 'out-line' })
  await sam.accept(orderId, 20)
  await app.settle()
  const [push] = pushes.received.map(({ payload }) => JSON.parse(payload) as Record<string, string>)
  expect(push).toMatchObject({ title: 'Harbour Kitchen a confirmé votre commande', lang: 'fr' })

  await saveTexts('fr', { 'notice.stop.ask.title': 'Ne plus recevoir ces messages ?' })
  const [mail] = await orderMails('fr')
  const url = /https:\/\/harbour\.example(\/unsubscribe\S+)/.exec(mail?.parts['text/plain'] ?? '')?.[1] ?? ''
  const page = await app.server.inject({ method: 'GET', url, headers: { 'accept-language': 'fr-CA,en;q=0.8' } })
  expect(page.body).toContain('<html lang="fr" dir="ltr">')
  expect(page.body).toContain('Ne plus recevoir ces messages ?')
})

test('Texts of messages stay out of the guests’ app; those of the app reach it in the fourth language (SETUP-7)', async () => {
  app.clock.advance(2000)
  const info = await app.anyone().must(contract.startup.info, { userLanguage: 'fr' })
  const map = 'translation' in info ? info.translation.map : {}
  expect(Object.keys(map).filter(key => key.startsWith('notice.'))).toEqual([])
  expect(map['ui.back']).toBe('Retour')
  const input = { userLanguage: 'fr', namespace: 'brand' } as const
  // The brand's own English text replaces the missing French one.
  await saveTexts('en_US', { 'ui.close': 'Shut' })
  app.clock.advance(2000)
  const { maps } = await app.anyone().must(contract.reference.listResourceLanguageMaps, input)
  expect(maps).toEqual({ fr: expect.objectContaining({ 'ui.back': 'Retour', 'ui.close': 'Shut' }) })
})

test('A message is previewed with the texts being typed, and a text with a place of another is refused (SETUP-7)', async () => {
  const draft = { shopId, language: 'fr', texts: { 'notice.giftDelivery.subject': 'Un cadeau de {brand} <b>' } }
  const shown = await owner.must(brandCalls.previewNotice, { ...draft, notice: 'giftDelivery' })
  expect(shown.subject).toBe('Un cadeau de Marigold Kitchen <b>')
  expect(shown.html).toContain('Un cadeau de Marigold Kitchen &#60;b&#62;')
  expect(shown.push.body).not.toContain('A1B2')
  for (const text of [shown.subject, shown.html, shown.sms]) expect(text).not.toMatch(/\{\w+[|}]/)
  expect(refusedAs(await owner.call(brandCalls.previewNotice, { ...draft, notice: 'nothing' }))).toBe('textUnknown')
  const { mark, builtIn } = await textsOf('fr')
  expect(builtIn['notice.orderPlaced.subject']).toBe('Your order {number} at {store}')
  const texts = { 'notice.orderPlaced.subject': 'Bonjour {brad}' }
  const saved = await owner.call(brandCalls.saveBrandTexts, { shopId, mark, language: 'fr', texts })
  expect(refusedAs(saved)).toBe('textPlaces')
})
