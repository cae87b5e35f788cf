import type { PassContent } from '@comanda/domain/pass'
import type { LocalizedText } from '@comanda/domain/money'
import type { BrandTexts } from '../../platform/brand-texts.ts'

/** The brand that issues a pass. */
export interface PassBrand {
  corporationId: number
  name: LocalizedText
  /** Its logo in a format sharp reads; absent: a drawn one is used. */
  logo?: Buffer
  /** The https address of the logo as PNG, which Google loads. */
  logoUrl: string
  /** Its languages and own texts. SETUP-7 */
  texts?: BrandTexts
}

/** How a pass file proves at the update service that it may be updated. */
export interface AppleIdentity {
  serial: string
  token: string
  webServiceUrl: string
}

/** `gone`: the device has removed the pass or the app. `failed`: may be tried again; the reason has no secrets. */
export type PushResult = { kind: 'sent' } | { kind: 'gone' } | { kind: 'failed'; why: string }

/** Apple Wallet. CARD-9 */
export interface ApplePasses {
  passTypeIdentifier(): Promise<string>
  /** A signed `.pkpass` file. */
  file(content: PassContent, identity: AppleIdentity, brand: PassBrand): Promise<Buffer>
  /** Notifies a device that a pass changed. Never throws. */
  push(pushToken: string): Promise<PushResult>
}

/** Google Wallet. CARD-9 */
export interface GooglePasses {
  /** Stores the pass at Google and returns the link that saves it; undefined if Google could not be reached. */
  saveLink(content: PassContent, serial: string, brand: PassBrand): Promise<string | undefined>
  /** Changes a stored pass. Never throws. */
  update(content: PassContent, serial: string, brand: PassBrand): Promise<PushResult>
}

/** The wallets that are set up. */
export interface PassProviders {
  apple?: ApplePasses
  google?: GooglePasses
}

export interface ConnectedPasses {
  providers: PassProviders
  close(): Promise<void>
}

export const noPasses: ConnectedPasses = { providers: {}, close: async () => {} }
