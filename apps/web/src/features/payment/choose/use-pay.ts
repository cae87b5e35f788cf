import { money } from '@comanda/domain/money'
import { chargedAmount, chosenMethodsOf, isWallet, type PaymentLine } from '@comanda/domain/payment'
import { useState } from 'react'
import { showMoney, t } from '../../../platform/i18n/index.ts'
import { go } from '../../../platform/navigation.ts'
import { isRefused, type Refused } from '../../../platform/send/index.ts'
import { type Methods, pay, type PayResult, type SavedCard } from '../api.ts'
import { goAfterPaying } from '../after-paying.ts'
import { cardName } from '../card-name.ts'
import { withDetails } from '../line-details.ts'
import { payableOf, goToCard, statusPath } from '../payment-paths.ts'
import { phoneWalletName } from '../phone-wallets.ts'
import { saveCode } from '../saved-code.ts'
import { walletName } from '../wallets.ts'
import { type CardOffers, isPhoneWallet, savedCardOf } from './card-choice.ts'
import { chargeOf, withCode } from './pay-lines.ts'
import type { Choice } from './settlement-of.ts'

interface ToPayNow {
  payments: PaymentLine[]
  securityCode: string
  /** The saved card that pays the rest. */
  saved?: SavedCard | undefined
  /** Opens the bank's step. */
  onBank: () => void
}

/**
 * Pays without a card form: with own payment methods, a saved card, a wallet's app, or at the venue. After a refusal the methods
 * are requested again and stay on the screen. PAY-3, PAY-8
 */
function usePayNow({ orderId, payFor, after }: PayResult, onRefused: () => void) {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState({ message: '', code: '' })
  const again = (message: string) => {
    setBusy(false)
    setRefused({ message, code: '' })
    onRefused()
  }
  const toPay = { orderId, payFor }
  const toStatus = () => go(statusPath(toPay), { replace: true })
  const afterAnswer = (result: PayResult, { payments, saved, onBank }: ToPayNow) => {
    const { paymentState, because } = result
    if (saved && paymentState === 'refused') return again(t(`payment.because.${because ?? 'declined'}`))
    if (saved && paymentState === 'action') return onBank()
    if (payments.some(line => line.paymentMethod === 'out-line')) return go(after, { replace: true })
    goAfterPaying(result)
  }
  const afterRefusal = ({ refused: why, message }: Refused) => {
    if (why === 'notPayable' || why === 'paymentChecking' || why === 'paymentPending') return toStatus()
    if (why !== 'securityNeeded' && why !== 'securityWrong') return again(message)
    setBusy(false)
    setRefused({ message: '', code: message })
  }
  const payNow = async (input: ToPayNow) => {
    if (busy) return
    setBusy(true)
    setRefused({ message: '', code: '' })
    const { payments, securityCode, saved } = input
    const lines = withDetails(payments, { payable: orderId, subtype: saved && 'stored' })
    try {
      const answer = await pay({
        ...payableOf(toPay),
        payments: withCode(lines, securityCode),
        ...(saved && { card: chargeOf(saved) }),
        origin: location.origin,
      })
      afterAnswer(answer, input)
    } catch (error) {
      if (isRefused(error)) return afterRefusal(error)
      setBusy(false)
      throw error
    }
  }
  return { busy, refused, payNow }
}

interface PayInput {
  list: Methods
  choice: Choice
  offers: CardOffers
  /** Password of the member's card; empty if it needs none. */
  code: string
  onRefused: () => void
}

/** Action and label of the button: opens the card form if a new card or a phone's wallet pays the rest, or pays at once. */
export function usePay({ list, choice, offers, code, onRefused }: PayInput) {
  const { currency, result } = list
  const { busy, refused, payNow } = usePayNow(result, onRefused)
  const { settlement, rest, tip, restId, chosen, card } = choice
  const total = money(settlement.lines.reduce((all, line) => all + chargedAmount(line), 0))
  const stuck = tip === undefined || settlement.restDue > 0 || settlement.tipLeft > 0
  const byCard = rest?.paymentMethod === '12_bankCard'
  const saved = byCard ? savedCardOf(offers, card) : undefined
  const goOn = () => {
    if (stuck) return
    const methods = chosenMethodsOf(settlement.lines)
    const onBank = () => goToCard(result, { tip, methods, start: 'bank' })
    if (!byCard || saved) return void payNow({ payments: settlement.lines, securityCode: code, saved, onBank })
    saveCode(code)
    goToCard(result, { tip, methods, start: offers.cards.length > 0 ? 'new' : undefined })
  }
  const amount = showMoney(rest ? money(chargedAmount(rest)) : total, currency)
  const words = restId === 'out-line' ? t('payment.toVenue') : payText(choice, offers, amount)
  return { busy, refused, stuck, goOn, words, mayGo: rest !== undefined || chosen.length > 0 }
}

/** Label of the button when something is paid now. */
export function payText({ rest, card }: Pick<Choice, 'rest' | 'card'>, offers: CardOffers, amount: string): string {
  const method = rest?.paymentMethod
  if (method && isWallet(method)) return t('payment.toWallet', { amount, wallet: walletName(method) })
  if (method !== '12_bankCard') return t('payment.pay', { amount })
  const saved = savedCardOf(offers, card)
  if (saved) return t('payment.toWallet', { amount, wallet: cardName(saved) })
  if (isPhoneWallet(offers, card)) return t('payment.toWallet', { amount, wallet: phoneWalletName(card) })
  return t('payment.toCard', { amount })
}
