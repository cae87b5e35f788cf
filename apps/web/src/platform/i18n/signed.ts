import { type Currency, money, type Money } from '@comanda/domain/money'
import { showMoney, showNumber } from './amounts.ts'

/** Before the first digit where it is read from right to left, else a sign would wander to the other end. */
const withSign = (value: number, text: string): string => {
  const sign = value > 0 ? '+' : value < 0 ? '−' : ''
  return text.startsWith('\u200F') ? text.replace(/\d/, `\u200E${sign}$&`) : `${sign}${text}`
}

/** What came in or went out: `+$5.00`, `−$1.50`. */
export const showSignedMoney = (amount: Money, currency: Currency): string =>
  withSign(amount, showMoney(money(Math.abs(amount)), currency))

/** A count that came in or went out: `+120`, `−40`. The mark keeps its sign in front in every script. */
export const showSignedNumber = (value: number): string => `\u200E${withSign(value, showNumber(Math.abs(value)))}`
