import { expect, test } from 'vitest'
import { createRegistry } from './registry.ts'

interface Modules {
  order: { name: string; amountOf(): number }
  payment: { name: string; amount: number }
}

test('A module is built once, at its first access, however often it is read', () => {
  const built: string[] = []
  const payment = () => {
    built.push('payment')
    return { name: 'payment', amount: 5 }
  }
  const modules = createRegistry<undefined, Modules>(
    {
      order: (_, { payment: { name } }) => ({ name: `order on ${name}`, amountOf: () => 0 }),
      payment,
    },
    undefined,
  )
  expect(built).toEqual([])
  expect(modules.order.name).toBe('order on payment')
  expect([modules.payment.amount, modules.payment.amount]).toEqual([5, 5])
  expect(built).toEqual(['payment'])
})

test('Modules may call each other once they are built', () => {
  const modules = createRegistry<undefined, Modules>(
    {
      order: (_, all) => ({ name: 'order', amountOf: () => all.payment.amount }),
      payment: (_, all) => ({ name: `payment of ${all.order.name}`, amount: 5 }),
    },
    undefined,
  )
  expect(modules.payment.name).toBe('payment of order')
  expect(modules.order.amountOf()).toBe(5)
})

test('Modules that need each other while they are built are an error that names the chain', () => {
  const modules = createRegistry<undefined, Modules>(
    {
      order: (_, all) => ({ name: all.payment.name, amountOf: () => 0 }),
      payment: (_, all) => ({ name: all.order.name, amount: 5 }),
    },
    undefined,
  )
  expect(() => modules.order).toThrow('order -> payment -> order')
})
