import { containerApp } from '../../platform/device/container-app.ts'

export type WalletName = 'apple' | 'google'

/** The browser's data about its device. */
export interface Device {
  userAgent: string
  maxTouchPoints: number
}

/**
 * The wallets a device can use: Apple's on iPhones, iPads and Macs, Google's everywhere else and on computers. Inside WeChat and
 * Alipay neither can be opened. CARD-9
 */
export function walletsOn({ userAgent, maxTouchPoints }: Device): WalletName[] {
  if (containerApp(userAgent) !== undefined) return []
  if (/iPhone|iPad|iPod/.test(userAgent)) return ['apple']
  if (!/Macintosh/.test(userAgent)) return ['google']
  // An iPad identifies itself as a Mac; no Mac has a touch screen.
  return maxTouchPoints > 1 ? ['apple'] : ['apple', 'google']
}
