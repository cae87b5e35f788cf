import { expect, test } from 'vitest'
import { walletsHere } from './phone-wallets.ts'

test('A wallet is offered only in a browser that can have it (PAY-8)', () => {
  const apple = (can: boolean) => ({ canMakePayments: () => can })
  expect(walletsHere({})).toEqual([])
  expect(walletsHere({ ApplePaySession: apple(true), PaymentRequest: {} })).toEqual(['applepay'])
  expect(walletsHere({ ApplePaySession: apple(false) })).toEqual([])
  expect(walletsHere({ PaymentRequest: {} })).toEqual(['googlepay'])
  const insecure = {
    canMakePayments: (): boolean => {
      throw new Error('insecure document')
    },
  }
  expect(walletsHere({ ApplePaySession: insecure })).toEqual([])
})
