import { createECDH, randomBytes } from 'node:crypto'
import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import {
  type Actor,
  cardData,
  codeTo,
  diningRoom,
  friendAt,
  giftCodeTo,
  line,
  providerUrl,
  proveContact,
  sendCode,
  SHOP,
  TABLES,
  type TestApp,
  type TestMember,
} from '../../testing/index.ts'
import { applePass, passJsonOf } from '../../testing/pass-standins.ts'

/** The password of the member's card, and that of an invited employee. */
export const CARD_PASSWORD = '482915'
export const STAFF_PASSWORD = 'kettle-marble-lantern-52'

/** Secrets by name. Texts of digits alone are short; others have at least 12 signs. */
export type Secrets = Record<string, string>

async function ofCards(ann: TestMember) {
  const { cardId, giftCardId } = ann
  const { authCode = '' } = await ann.must(contract.giftcard.cardDetail, { cardId: giftCardId, withCode: true })
  const { cardCode, securityCode } = await ann.must(contract.card.genCardCodeAndSecurity, { cardId })
  const transfer = { cardId, amount: money(100), message: '', securityCode: CARD_PASSWORD }
  const { claimCode = '' } = await ann.must(contract.card.createTransfer, transfer)
  return { giftCode: authCode, payCode: cardCode, paySecurity: securityCode, claimCode, cardPassword: CARD_PASSWORD }
}

async function ofPush(ann: TestMember) {
  const { pushKey } = await ann.must(contract.notification.preferences, {})
  const key = createECDH('prime256v1')
  key.generateKeys()
  const subscription = {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(16).toString('hex')}`,
    p256dh: key.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
  await ann.must(contract.notification.subscribe, { ...subscription, pushKey })
  return { pushEndpoint: subscription.endpoint, pushKey: subscription.p256dh, pushAuth: subscription.auth }
}

/** A pass on an iPhone: its token, and the phone's token of Apple's push service. */
async function ofPasses(app: TestApp, { cardId, ...ann }: TestMember) {
  const pass = passJsonOf(await applePass(ann, 'MEMBER_CARD', cardId))
  const devicePush = randomBytes(32).toString('hex')
  await app.server.inject({
    method: 'POST',
    url: `/passes/apple/${app.corporationId}/v1/devices/phone-of-ann/registrations/${pass.passTypeIdentifier}/${pass.serialNumber}`,
    headers: { authorization: `ApplePass ${pass.authenticationToken}` },
    payload: { pushToken: devicePush },
  })
  return { passToken: pass.authenticationToken, devicePush }
}

/** A code by e-mail, the ticket that it is exchanged for, a hand-over token and an authorization that was begun. */
async function ofSignIn(app: TestApp, ann: TestMember) {
  const address = 'somebody.new@mail.test'
  const guest = app.guest()
  await sendCode(guest, address)
  const code = await codeTo(app, address)
  const ticket = await proveContact(app, app.guest(), 'another.one@mail.test', 'login')
  const { token } = await ann.must(contract.auth.handOver, {})
  const url = new URL(await providerUrl(app.guest(), 'google'))
  const { searchParams: sent } = url
  return { code, ticket, handOver: token, state: sent.get('state') ?? '', nonce: sent.get('nonce') ?? '' }
}

async function ofGifts(app: TestApp, ann: TestMember) {
  const cardId = await app.giftCard(ann, 1000)
  await ann.must(contract.giftcard.send, { cardId, forFriendInfo: friendAt('friend@mail.test') } as never)
  await app.settle()
  return { giftLink: (await giftCodeTo(app, 'friend@mail.test')).authCode }
}

async function ofPackages(app: TestApp, ann: TestMember) {
  const coffee = { shopId: SHOP, campaignId: 'coffee-pass', price: money(2400) }
  const { packageId } = await ann.must(contract.campaign.submitPackage, coffee)
  const { dueAmount, methods } = await ann.must(contract.payment.queryPaymentMethodList, {
    orderId: packageId,
    businessType: 2006,
  })
  const ccAmount = methods.find(({ paymentMethod }) => paymentMethod === '12_bankCard')?.ccAmount ?? money(0)
  const payments = [{ ...line('12_bankCard', dueAmount), ccAmount }]
  await ann.must(contract.payment.createPayment, { orderId: packageId, businessType: 2006, payments, card: cardData() })
  await app.settle()
  const { packages } = await ann.must(contract.campaign.queryPurchasedPackages, { packageId })
  return { packageCode: packages[0]?.code ?? '' }
}

/** PINs of two parties, one that guests began and one that the staff did. */
export async function tablePins(app: TestApp): Promise<string[]> {
  const room = diningRoom(app, TABLES.shared)
  const phone = await room.sits('Ann')
  await phone.must(contract.cart.setPerson, { ...phone.place, nick: 'Anna' })
  await room.open(TABLES.sharedLater)
  const { pin = '' } = await phone.must(contract.cart.getPerson, phone.place)
  return [pin, (await room.table(TABLES.sharedLater))?.session?.pin ?? '']
}

/** A person invited to the console: the link, their password, their session. */
async function ofStaff(app: TestApp, boss: Actor) {
  const account = 'new.colleague@marigold.example'
  const rights = { shopId: SHOP, name: 'Rosa', grants: [{ roleId: 'team', shopId: SHOP }] }
  await boss.must(contract.staff.inviteStaff, { ...rights, account })
  const sent = (await app.messages()).findLast(({ destination }) => destination === account)
  const link = sent?.params['link']
  const staffLink = typeof link === 'string' ? (link.split('/').at(-1) ?? '') : ''
  await app.anyone().must(contract.staff.setPassword, { token: staffLink, password: STAFF_PASSWORD })
  const { token } = await app.anyone().must(contract.staff.signIn, { account, password: STAFF_PASSWORD })
  return { staffLink, staffPassword: STAFF_PASSWORD, staffSession: token }
}

/** The key of another system, which uses it, and the secret that signs what it is sent. */
async function ofSystems(app: TestApp, boss: Actor) {
  const rights = { shopId: SHOP, name: 'Till', scopes: ['orders:read' as const], shopIds: [SHOP] }
  const { key } = await boss.must(contract.integration.createApiKey, rights)
  await app.signedIn(key).must(contract.open.listOrders, { shopId: SHOP })
  const endpoint = { shopId: SHOP, name: 'Till', url: 'http://127.0.0.1:1/hook', shopIds: [SHOP], active: true }
  const events = ['order.placed' as const]
  const { secret } = await boss.must(contract.integration.createWebhook, { ...endpoint, events })
  return { apiKey: key, webhookSecret: secret.slice('whsec_'.length) }
}

/** Has the server make every kind of secret, and uses those once whose calls would write them. */
export async function issueSecrets(app: TestApp): Promise<Secrets> {
  const ann = await app.member({ card: 5000, gift: 2500, password: CARD_PASSWORD })
  const boss = app.staff('brand')
  await boss.must(contract.staff.rights, { shopId: SHOP })
  const secrets = {
    token: await ann.token(),
    staffToken: await boss.token(),
    ...(await ofCards(ann)),
    ...(await ofPush(ann)),
    ...(await ofPasses(app, ann)),
    ...(await ofSignIn(app, ann)),
    ...(await ofGifts(app, ann)),
    ...(await ofPackages(app, ann)),
    ...(await ofStaff(app, boss)),
    ...(await ofSystems(app, boss)),
  }
  await ann.call(contract.giftcard.queryCardByCardId, { cardId: ann.giftCardId, authCode: secrets.giftCode })
  await boss.call(contract.counter.readPayCode, { shopId: SHOP, cardCode: secrets.payCode })
  await ann.call(contract.card.receiveTransfer, { claimCode: secrets.claimCode })
  const use = { shopId: SHOP, code: secrets.packageCode, rightId: 'coffee' }
  await boss.call(contract.campaign.packageAtCounter, use)
  await boss.call(contract.campaign.usePackageRight, use)
  await app.settle()
  return secrets
}
