/** Buttons that add a pass to the wallet of a phone. */
export const pass = {
  'pass.apple': 'Add to Apple Wallet',
  'pass.google': 'Add to Google Wallet',
} as const
