import { type Currency, money, type Money } from '@comanda/domain/money'
import { showMoney, showNumber } from './amounts.ts'

/** Adds the sign; in right-to-left text before the first digit, else it would be displayed at the other end. */
const withSign = (value: number, text: string): string => {
  const sign = value > 0 ? '+' : value < 0 ? '−' : ''
  return text.startsWith('\u200F') ? text.replace(/\d/, `\u200E${sign}$&`) : `${sign}${text}`
}

/** An amount with its sign: `+$5.00`, `−$1.50`. */
export const showSignedMoney = (amount: Money, currency: Currency): string =>
  withSign(amount, showMoney(money(Math.abs(amount)), currency))

/** A count with its sign: `+120`, `−40`. The left-to-right mark keeps the sign in front in every script. */
export const showSignedNumber = (value: number): string => `\u200E${withSign(value, showNumber(Math.abs(value)))}`
