import { isWallet, type WalletMethod } from '@comanda/domain/payment'
import { paymentMethodName } from '../../platform/method-names.ts'

/** Fields of a payment result that concern wallets. */
interface Paying {
  paymentState: string
  paymentMethod?: string
  /** Whether the payable has expired. */
  ended?: boolean
  action?: Readonly<Record<string, unknown>>
}

/** Step of a wallet payment: an address to open, also as a code for another device. */
export interface WalletStep {
  wallet: WalletMethod
  redirectUrl: string
  qrText: string
}

/** Display name of a wallet. */
export const walletName = (wallet: WalletMethod): string => paymentMethodName(wallet)

/** Returns the wallet step of a result, if it has one and can still pay; only http(s) addresses are opened. */
export function walletStepOf({ paymentState, paymentMethod = '', ended, action }: Paying): WalletStep | undefined {
  const { redirectUrl, qrText } = action ?? {}
  if (ended || paymentState !== 'action' || !isWallet(paymentMethod)) return undefined
  if (typeof redirectUrl !== 'string' || !/^https?:\/\//.test(redirectUrl)) return undefined
  return { wallet: paymentMethod, redirectUrl, qrText: typeof qrText === 'string' ? qrText : redirectUrl }
}

/** Wallet of the newest attempt, if it used one. */
export const walletOf = ({ paymentMethod = '' }: Paying): WalletMethod | undefined =>
  isWallet(paymentMethod) ? paymentMethod : undefined
