import { randomUUID } from 'node:crypto'
import { contract } from '@comanda/contract'
import { isRefusal as isRefusalValue } from '@comanda/contract/core'
import { money } from '@comanda/domain/money'
import type { TestStaff } from '../test-app.ts'
import { PASSWORD } from './payments.ts'
import { type Action, send, isRefusal, type World } from './world.ts'
import type { Dice } from './dice.ts'

const MINUTE = 60_000

/** The provider reports a dispute about a payment of the sequence. */
async function dispute(world: World, dice: Dice): Promise<void> {
  const { app, from } = world
  const rows = await app.sql<{ reference: string }>(
    "select reference from payment_attempt where created_at >= $1 and state = 'captured' and charged_amount > 0 and authorised order by reference",
    [new Date(from)],
  )
  const [row] = dice.some(rows, 1)
  const payment = [...app.cards.provider.book.payments.values()].find(one => one.merchantReference === row?.reference)
  if (!payment) return
  const codes = dice.chance(50) ? (['CHARGEBACK'] as const) : (['CHARGEBACK', 'CHARGEBACK_REVERSED'] as const)
  for (const eventCode of codes) {
    const item = app.cards.provider.item(eventCode, randomUUID(), payment.merchantReference, payment.amount, true)
    await app.cards.webhooks.deliver({
      ...item,
      originalReference: payment.pspReference,
      eventDate: new Date(app.clock()).toISOString(),
    })
    app.clock.advance(1000)
    if (dice.chance(50)) await app.settle()
  }
}

async function transfer(world: World, dice: Dice): Promise<void> {
  const [from, to] = dice.some(world.members, 2)
  if (!from || !to) return
  const transfer = await send(world, from, contract.card.createTransfer, {
    cardId: from.cardId,
    amount: money(dice.int(1, 900)),
    securityCode: PASSWORD,
  })
  if (isRefusal(transfer) || !transfer.claimCode) return
  if (dice.chance(60)) await send(world, to, contract.card.receiveTransfer, { claimCode: transfer.claimCode })
  else if (dice.chance(70)) await send(world, from, contract.card.cancelTransfer, { transferId: transfer.transferId })
}

async function recharge(world: World, dice: Dice): Promise<void> {
  const { app } = world
  const person = dice.pick(world.members)
  const list = await send(world, person, contract.storedvalue.queryList, { shopId: world.shopId })
  const programs = isRefusal(list) ? [] : list.programs
  const [program] = programs.filter(one => one.id !== 'lunch-top-up')
  if (!program) return
  const rule = dice.pick(program.programRules)
  const submitted = await send(world, person, contract.storedvalue.submit, {
    cardId: person.cardId,
    id: program.id,
    versionId: program.versionId,
    ruleId: rule.ruleId,
    shopId: app.shop.config.shopId,
    agreementVersion: 1,
  })
  if (isRefusal(submitted)) return
  world.toPay.push({ orderId: submitted.rechargeId, businessType: 2005, person })
  world.purchases.push({ orderId: submitted.rechargeId, businessType: 2005 })
}

/** A package of rights at the price the person was shown. */
async function buyPackage(world: World, dice: Dice): Promise<void> {
  const { shopId } = world
  const person = dice.pick(world.members)
  const list = await send(world, person, contract.campaign.queryPackages, { shopId })
  const [offered] = isRefusal(list) ? [] : dice.some(list.campaigns, 1)
  if (!offered) return
  const wish = { shopId: offered.soldBy, campaignId: offered.campaignId, price: money(offered.price) }
  const submitted = await send(world, person, contract.campaign.submitPackage, wish)
  if (isRefusal(submitted)) return
  world.toPay.push({ orderId: submitted.packageId, businessType: 2006, person })
  world.purchases.push({ orderId: submitted.packageId, businessType: 2006 })
}

async function usePackage(world: World, dice: Dice): Promise<void> {
  const person = dice.pick(world.members)
  const own = await send(world, person, contract.campaign.queryPurchasedPackages, {})
  const [one] = isRefusal(own) ? [] : dice.some(own.packages, 1)
  const [right] = one ? dice.some(one.rights, 1) : []
  if (!one?.code || !right) return
  const use = { shopId: world.shopId, code: one.code, rightId: right.rightId }
  await send(world, dice.pick(world.staff), contract.campaign.usePackageRight, use)
}

/** Refunds a recharge or a package, in whole or in part. */
async function purchaseRefund(world: World, dice: Dice): Promise<void> {
  const { shopId } = world
  const [purchase] = dice.some(world.purchases, 1)
  if (!purchase) return
  const at = { shopId, ...purchase }
  const [first, second] = dice.some(world.staff, 2) as [TestStaff, TestStaff]
  const view = await send(world, first, contract.payment.orderRefunds, at)
  if (isRefusal(view) || view.left <= 0) return
  const amount = money(dice.chance(40) ? view.left : dice.int(1, view.left))
  const answer = await send(world, first, contract.payment.refundOrder, { ...at, wish: { amount }, reason: 'wish' })
  if (isRefusal(answer)) return
  const waits = answer.refunds.find(one => one.state === 'waiting')
  if (waits) await send(world, second, contract.payment.decideRefund, { ...at, refundId: waits.refundId, yes: true })
}

async function buyGift(world: World, dice: Dice): Promise<void> {
  const person = dice.pick(world.members)
  const list = await send(world, person, contract.giftcard.shopPrograms, { shopId: world.shopId })
  const [program] = isRefusal(list) ? [] : list.programs
  const [design] = program?.activeDesigns ?? []
  if (!program || !design) return
  const amount = money(dice.pick(program.amountInfo))
  const price = await send(world, person, contract.giftcard.discount, { programId: program.programId, amount })
  if (isRefusal(price)) return
  const purchase = await send(world, person, contract.giftcard.checkout, {
    programId: program.programId,
    designId: design.designId,
    amount,
    payAmount: money(price.payAmount),
    shopId: world.shopId,
  })
  if (!isRefusal(purchase)) world.toPay.push({ orderId: purchase.orderId, businessType: 2002, person })
}

async function adjust(world: World, dice: Dice): Promise<void> {
  const person = dice.pick(world.members)
  const on = dice.pick(['points', 'cardPaid', 'cardGiven', 'giftCard'] as const)
  const subjectId = on === 'points' ? String(person.customerId) : on === 'giftCard' ? person.giftCardId : person.cardId
  if (subjectId)
    await send(world, world.owner, contract.counter.adjust, {
      shopId: world.shopId,
      on,
      subjectId,
      amount: dice.int(-500, 500),
      reason: 'correction',
    })
}

async function frozen(world: World, dice: Dice): Promise<void> {
  const { shopId, owner } = world
  const list = await send(world, owner, contract.payment.frozenValues, { shopId })
  const [one] = isRefusal(list) ? [] : dice.some(list.values, 1)
  if (one)
    await send(world, owner, contract.payment.decideFrozenValue, {
      shopId,
      payableId: one.payableId,
      take: dice.chance(50),
      reason: 'decided',
    })
}

/** What repeats at intervals. */
async function sweep({ app }: World): Promise<void> {
  await app.modules.order.watchdog.sweep()
  await app.modules.payment.watch.sweep()
  await app.modules.bill.watch.sweep()
  await app.modules.card.watchdog.sweep()
}

export const valueActions: Record<string, Action> = {
  dispute,
  transfer,
  recharge,
  purchaseRefund,
  buyPackage,
  usePackage,
  buyGift,
  adjust,
  frozen,
  settle: ({ app }) => app.settle(),
  minutes: async (world, dice) => {
    world.app.clock.advance(dice.pick([1, 4, 11, 16, 40]) * MINUTE)
    if (dice.chance(70)) await sweep(world)
  },
  hours: async (world, dice) => {
    world.app.clock.advance(dice.int(2, 14) * 60 * MINUTE)
    await sweep(world)
  },
  price: async (world, dice) => {
    const foodId = dice.pick(world.foods)
    const item = world.app.shop.menu.items.find(one => one.foodId === foodId)
    if (item) await world.app.setPrice(foodId, Math.max(1, item.price + dice.int(-20, 20)))
  },
  repeat: async (world, dice) => {
    const [sent] = dice.some(world.sent, 1)
    if (!sent || !world.oneByOne) return
    const { actor, spec, input, requestId, answer } = sent
    const state = () =>
      world.app.sql(
        'select (select count(*) from ledger_entry) as entries, (select count(*) from customer_order) as orders, (select sum(version) from customer_order) as versions, (select sum(left_count) from menu_stock) as stock',
      )
    // What the steps before left to be done is not an effect of the repeat.
    await world.app.jobs.idle()
    const before = JSON.stringify(await state())
    const again = await actor.call(spec, input as never, { requestId })
    if (isRefusalValue(again) && again.refused === 'fault') world.faults.push(`repeat of ${spec.path}: fault`)
    const same = isRefusalValue(answer) ? isRefusalValue(again) : !isRefusalValue(again)
    const after = JSON.stringify(await state())
    const isCart = spec.path.includes('/cart/')
    if (!isRefusalValue(answer) && ((!same && !isCart) || before !== after))
      world.faults.push(`repeat of ${spec.path}: ${JSON.stringify(again).slice(0, 300)} ${before} ${after}`)
  },
}
