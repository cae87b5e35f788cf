import {
  AdyenCheckout,
  ApplePay,
  Card,
  Dropin,
  GooglePay,
  type CoreConfiguration,
  type PaymentAction,
  type PaymentMethodsResponse,
} from '@adyen/adyen-web'
import '@adyen/adyen-web/styles/adyen.css'
import { t } from '../../../platform/i18n/index.ts'
import type { CardSetup, PayResult } from '../api.ts'

/** Data the component returns when the guest pays: opaque and encrypted. PAY-8 */
export interface CardInput {
  card: Record<string, unknown>
}

export interface DropInOptions {
  host: HTMLElement
  setup: CardSetup['setup']
  locale: string
  /** Text colour of the card fields, which are in frames our styles do not reach. */
  ink: string
  /** The bank's step of a payment in progress: shown instead of the form. */
  action: Readonly<Record<string, unknown>> | undefined
  /** A new card is opened first, also if there are stored ones. */
  newCard: boolean
  /** Called when a new card, or something else, is opened. */
  onSelect: (isNewCard: boolean) => void
  /** Pays; returns undefined if the payment was refused by a call and the screen continues. */
  onPay: (card: CardInput) => Promise<PayResult | undefined>
  /** Sends the result of the bank's step. */
  onStep: (threeDSResult: string) => Promise<PayResult | undefined>
  /** Called when the bank's page opens or closes. */
  onBank: (isOpen: boolean) => void
  onRemove: (storedPaymentMethodId: string) => Promise<boolean>
  onReady: () => void
  onFault: () => void
}

export interface DropIn {
  submit(): void
  unmount(): void
}

/**
 * Addresses of the provider. The stand-in answers under our own origin; without https the component allows 3-D Secure
 * only if its address contains `http://localhost:8080`, so that the address contains it.
 */
function urlsOf(standinPath: string | undefined): Pick<CoreConfiguration, '_environmentUrls'> {
  if (!standinPath) return {}
  const base = location.origin + standinPath
  const api = location.protocol === 'https:' ? base : `${base}http://localhost:8080/`
  return { _environmentUrls: { api, analytics: base, cdn: { images: base, translations: base } } }
}

/** The most frequent texts in our languages; the provider's translations supply the others. */
const words = (): Record<string, string> => ({
  'creditCard.cardNumber.label': t('payment.field.cardNumber'),
  'creditCard.expiryDate.label': t('payment.field.expiry'),
  'creditCard.securityCode.label': t('payment.field.securityCode'),
  'creditCard.holderName': t('payment.field.holderName'),
  'creditCard.encryptedCardNumber.aria.iframeTitle': t('payment.field.cardNumber'),
  'creditCard.encryptedExpiryDate.aria.iframeTitle': t('payment.field.expiry'),
  'creditCard.encryptedSecurityCode.aria.iframeTitle': t('payment.field.securityCode'),
  'creditCard.expiryDate.contextualText': t('payment.field.expiryHint'),
  'creditCard.securityCode.contextualText.3digits': t('payment.field.codeHint3'),
  'creditCard.securityCode.contextualText.4digits': t('payment.field.codeHint4'),
  'form.instruction': t('payment.field.required'),
  'paymentMethodsList.aria.label': t('payment.how'),
  'paymentMethodsList.otherPayments.label': t('payment.otherWays'),
  'paymentMethodsList.storedPayments.label': t('payment.savedCards'),
  'storedPaymentMethod.disable.button': t('payment.remove'),
  'storedPaymentMethod.disable.confirmButton': t('payment.remove'),
  'storedPaymentMethod.disable.confirmation': t('payment.removeAskThis'),
  'storedPaymentMethod.disable.cancelButton': t('payment.keepCard'),
})

interface Resolving {
  resolve: (answer: never) => void
}

/**
 * Passes the bank's step to the component; the screen handles every other result. A phone's wallet receives the result too, because
 * its own sheet waits for it.
 */
function handOn(result: PayResult | undefined, options: DropInOptions, actions: Resolving, isWallet = false): void {
  const isAction = result?.paymentState === 'action' && result.action !== undefined
  options.onBank(isAction)
  if (isAction) actions.resolve({ resultCode: 'ChallengeShopper', action: result.action } as never)
  else if (isWallet)
    actions.resolve({ resultCode: result?.paymentState === 'paid' ? 'Authorised' : 'Refused' } as never)
}

const textIn = (data: unknown, name: string): string => {
  const value = (data as Record<string, unknown> | undefined)?.[name]
  return typeof value === 'string' ? value : ''
}

/** The provider's list with the stored cards as they are offered; expired ones pay nothing. */
function inOrder({ paymentMethodsResponse, cards }: CardSetup['setup']): PaymentMethodsResponse {
  const all = paymentMethodsResponse as PaymentMethodsResponse
  const stored = cards.flatMap(({ id, expired }) => {
    const one = expired ? undefined : all.storedPaymentMethods?.find(method => method.id === id)
    return one ? [one] : []
  })
  return { ...all, storedPaymentMethods: stored }
}

function coreOf(options: DropInOptions): CoreConfiguration {
  const { setup } = options
  // The stand-in has no translations; our texts override the built-in English.
  const locale = setup.standinPath ? 'en-US' : options.locale
  return {
    ...urlsOf(setup.standinPath),
    clientKey: setup.clientKey,
    environment: setup.environment as NonNullable<CoreConfiguration['environment']>,
    countryCode: setup.countryCode,
    amount: setup.amount,
    locale,
    translations: { [locale]: words() },
    analytics: { enabled: false },
    risk: { enabled: false },
    showPayButton: false,
    paymentMethodsResponse: inOrder(setup),
    onSubmit: ({ data }, _component, actions) => {
      const card = { paymentMethod: data.paymentMethod, browserInfo: data.browserInfo }
      const isWallet = data.paymentMethod.type !== 'scheme'
      void options.onPay({ card }).then(result => handOn(result, options, actions, isWallet))
    },
    onAdditionalDetails: ({ data }, _component, actions) => {
      void options
        .onStep(textIn((data as { details?: unknown }).details, 'threeDSResult'))
        .then(result => handOn(result, options, actions))
    },
    onError: error => {
      if (error.name !== 'CANCEL') options.onFault()
    },
  }
}

/** Continues at the bank's step of a payment that a saved card started. */
function mountBankStep(
  checkout: Awaited<ReturnType<typeof AdyenCheckout>>,
  options: DropInOptions,
  action: Readonly<Record<string, unknown>>,
): DropIn {
  const step = checkout.createFromAction(action as unknown as PaymentAction, { challengeWindowSize: '05' })
  step.mount(options.host)
  options.onBank(true)
  return { submit: () => {}, unmount: () => void step.unmount() }
}

/** Whether the form of a new card is opened first: the component is ready before it has drawn that form and loaded its frames. */
function opensNewCard({ setup, newCard }: DropInOptions): boolean {
  const { paymentMethods = [], storedPaymentMethods = [] } = inOrder(setup)
  return (newCard || storedPaymentMethods.length === 0) && paymentMethods.some(({ type }) => type === 'scheme')
}

/** Mounts the provider's card form, loaded only when a guest pays by card. @throws if it cannot start. */
export async function mountDropIn(options: DropInOptions): Promise<DropIn> {
  if (!options.setup.paymentMethodsResponse) throw new Error('the provider did not say what it takes')
  AdyenCheckout.register(Card)
  const checkout = await AdyenCheckout(coreOf(options))
  if (options.action) return mountBankStep(checkout, options, options.action)
  const dropIn = new Dropin(checkout, {
    paymentMethodComponents: [Card, ApplePay, GooglePay],
    instantPaymentTypes: ['applepay', 'googlepay'],
    openFirstPaymentMethod: true,
    openFirstStoredPaymentMethod: !options.newCard,
    showRemovePaymentMethodButton: true,
    onSelect: ({ type, props }) =>
      options.onSelect(type === 'scheme' && !('storedPaymentMethodId' in props && props.storedPaymentMethodId)),
    onReady: () => opensNewCard(options) || options.onReady(),
    onDisableStoredPaymentMethod: (id, resolve, reject) => {
      void options.onRemove(String(id)).then(removed => (removed ? resolve() : reject()))
    },
    paymentMethodsConfiguration: {
      card: {
        hasHolderName: true,
        holderNameRequired: true,
        challengeWindowSize: '05',
        // The component draws its form after this call.
        onConfigSuccess: () => void requestAnimationFrame(() => setTimeout(options.onReady)),
        styles: { base: { color: options.ink, fontSize: '16px' } },
      },
      // A stored card pays with one tap; its bank may still ask.
      storedCard: { hideCVC: true, challengeWindowSize: '05' },
      applepay: { showPayButton: true },
      googlepay: { showPayButton: true },
    },
  })
  dropIn.mount(options.host)
  return { submit: () => dropIn.submit(), unmount: () => void dropIn.unmount() }
}
