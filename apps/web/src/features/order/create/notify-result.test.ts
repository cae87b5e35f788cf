import { beforeEach, expect, test } from 'vitest'
import { type Notice, onNotice } from '../../../platform/notices.ts'
import { Refused } from '../../../platform/send/refused.ts'
import { notifyResult } from './notify-result.ts'

const answers: Notice[] = []
onNotice(notice => answers.push(notice))
beforeEach(() => void answers.splice(0))

const refused = (name: 'soldOut' | 'network') => ({
  refused: new Refused(name, 'Why.', { requestId: '' }),
  target: '/createOrder',
})

test.each([
  ['placed', { order: { state: 'placed' as const }, target: '/orderStatus' }, 'order.away.placed', '/orderStatus'],
  [
    'awaiting payment',
    { order: { state: 'awaitingPayment' as const }, target: '/orderConfirmPay' },
    'order.away.unpaid',
    '/orderConfirmPay',
  ],
  ['refused', refused('soldOut'), 'order.away.refused', '/createOrder'],
  ['unknown', refused('network'), 'order.away.unknown', '/orderList'],
])(
  'A guest on another page is notified of an order that is %s, with a link to it (ORDER-4)',
  (_how, outcome, text, target) => {
    notifyResult(outcome)
    expect(answers).toMatchObject([{ shows: 'dialog', action: { target } }])
    expect(answers[0]?.message).toContain(text)
  },
)

test('If another person ordered the shared cart, the notice names the person and links to the order (CART-15, ORDER-4)', () => {
  const faster = (data: object) => new Refused('cartChanged', 'Why.', { requestId: '', data })
  notifyResult({ refused: faster({ orderId: 'o7', nick: 'Ana', avatar: 1 }), target: '/createOrder' })
  notifyResult({ refused: faster({}), target: '/createOrder' })
  expect(answers).toMatchObject([
    { tone: 'plain', message: 'order.away.byAnother', action: { target: '/orderStatus?orderId=o7' } },
    { tone: 'error', message: expect.stringContaining('order.away.refused'), action: { target: '/createOrder' } },
  ])
})
