import { phoneWallets, type StoredCard } from '@comanda/domain/payment'
import type { OutgoingResult } from '../../platform/outgoing-request.ts'
import type { CardOffers } from '../payment/port.ts'
import { type Fields, readObject } from './answers.ts'

const listIn = (from: Fields | undefined, name: string): Fields[] => {
  const list = from?.[name]
  return Array.isArray(list) ? (list as Fields[]) : []
}

/** The cards in a list of stored payment methods; other kinds of methods are left out. */
const cardsIn = (from: Fields | undefined): StoredCard[] =>
  listIn(from, 'storedPaymentMethods').flatMap(({ id, type, brand, lastFour, expiryMonth, expiryYear }) =>
    typeof id === 'string' && (type === undefined || type === 'scheme')
      ? [
          {
            id,
            brand: String(brand),
            lastFour: String(lastFour),
            expiryMonth: String(expiryMonth).padStart(2, '0'),
            expiryYear: String(expiryYear),
          },
        ]
      : [],
  )

/** Reads the payment methods for an amount; undefined if the provider did not answer them. */
export function readOffers(sent: OutgoingResult): CardOffers | undefined {
  const component = sent.sent === 'answer' && sent.status === 200 ? readObject(sent.text) : undefined
  if (!component) return undefined
  const types = listIn(component, 'paymentMethods').map(({ type }) => type)
  return { component, stored: cardsIn(component), wallets: phoneWallets.filter(wallet => types.includes(wallet)) }
}

/** Reads a person's stored cards; undefined if the provider did not answer. */
export function readStored(sent: OutgoingResult): StoredCard[] | undefined {
  if (sent.sent !== 'answer' || sent.status >= 500) return undefined
  return cardsIn(sent.status === 200 ? readObject(sent.text) : undefined)
}
