import type { PhoneWallet } from '@comanda/domain/payment'

const names: Readonly<Record<PhoneWallet, string>> = { applepay: 'Apple Pay', googlepay: 'Google Pay' }

/** Display name of a phone's wallet: a trademark, the same in every language. */
export const phoneWalletName = (wallet: PhoneWallet): string => names[wallet]

interface Browser {
  ApplePaySession?: { canMakePayments(): boolean }
  PaymentRequest?: unknown
}

/** Wallets that this browser may have. The provider's component decides whether one is set up. */
export function walletsHere(browser: Browser = globalThis as Browser): PhoneWallet[] {
  const apple = hasApplePay(browser)
  return [
    ...(apple ? (['applepay'] as const) : []),
    ...(!apple && browser.PaymentRequest ? (['googlepay'] as const) : []),
  ]
}

function hasApplePay({ ApplePaySession }: Browser): boolean {
  try {
    return ApplePaySession?.canMakePayments() === true
  } catch {
    // Refused without https.
    return false
  }
}
