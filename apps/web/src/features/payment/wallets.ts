import { isWallet, type WalletMethod } from '@comanda/domain/payment'
import { paymentMethodName } from '../../platform/method-names.ts'

/** What of a result of paying tells of a wallet. */
interface Paying {
  paymentState: string
  paymentMethod?: string
  /** What was to be paid is let go. */
  ended?: boolean
  action?: Readonly<Record<string, unknown>>
}

/** What a wallet waits for: an address to open, and the same as a code for another screen. */
export interface WalletStep {
  wallet: WalletMethod
  redirectUrl: string
  qrText: string
}

/** What a wallet calls itself. */
export const walletName = (wallet: WalletMethod): string => paymentMethodName(wallet)

/** The step of a wallet that a result asks for, where it is one and still pays something; only addresses of the web are opened. */
export function walletStepOf({ paymentState, paymentMethod = '', ended, action }: Paying): WalletStep | undefined {
  const { redirectUrl, qrText } = action ?? {}
  if (ended || paymentState !== 'action' || !isWallet(paymentMethod)) return undefined
  if (typeof redirectUrl !== 'string' || !/^https?:\/\//.test(redirectUrl)) return undefined
  return { wallet: paymentMethod, redirectUrl, qrText: typeof qrText === 'string' ? qrText : redirectUrl }
}

/** The wallet the newest try was made with, where it was one. */
export const walletOf = ({ paymentMethod = '' }: Paying): WalletMethod | undefined =>
  isWallet(paymentMethod) ? paymentMethod : undefined
